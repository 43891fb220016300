import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { languages } from '../../content/schema.ts';
import { withValue } from '../../edit/yaml.ts';
import { testContentFolder, writeTestContent } from '../../tests/content/testContent.ts';
import { temporaryFolder } from '../../tests/server/helpers/afterTest.ts';
import { loadContents } from './content.ts';

let folder = '';
beforeEach(() => {
  folder = temporaryFolder();
  writeTestContent();
  cpSync(testContentFolder, folder, { recursive: true });
});
const pathOf = (file: string) => join(folder, file);

function change(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(pathOf(file), 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} no longer contains ${from}; update this test.`);
  writeFileSync(pathOf(file), changed);
}

function mistakes(): string {
  try {
    loadContents(folder);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message.replaceAll(folder, 'content') : String(error);
  }
}

test.each([
  ['en/home.yaml', /title: Find.*/, 'title: "  "', 'hero.title: must not be empty'],
  ['en/home.yaml', /title: Find.*/, 'titel: Find people', 'hero.titel: is no field that is known here'],
  ['en/home.yaml', /title: Find.*/, 'title:', 'hero.title: is missing'],
  ['en/home.yaml', /title: Find.*/, 'title: 2026', 'hero.title: must be words; put them in "quotes"; is 2026'],
  ['en/home.yaml', /.*court: futsal\n.*name.*\n.*size.*\n/, '', 'hero.activities: must have exactly'],
  ['en/home.yaml', 'court: futsal', 'court: chess', 'hero.activities.2.court: must be one of badminton, futsal'],
  ['en/home.yaml', 'photo: face-softball', 'photo: Face.jpg', 'must be written as in the example; is "Face.jpg"'],
  // screen-host is a drawing for the about page only.
  ['en/home.yaml', 'image: screen-dashboard', 'image: screen-host', 'dashboard.image: there is no picture screen-host'],
  ['en/evening.yaml', 'date: 24', 'date: 24.5', 'event.date: must be a whole number; is 24.5'],
  ['en/evening.yaml', 'hours: 2', 'hours: 4', 'hours: must be at most 3; is 4'],
  ['en/evening.yaml', /^tabs:\n( .*\n)*/m, 'tabs: Home\n', 'tabs: must be a list'],
  ['en/evening.yaml', 'price: 45000', 'price: 999', 'event.price: must be at least 1000; is 999'],
  ['facts.yaml', /address:\n.*\n.*/, 'address: Jakarta', 'contact.address: must be a group of fields'],
  ['en/about.yaml', 'ayu@sehobi.example', 'ayu', 'members.1.email: must be an email address; is "ayu"'],
  ['facts.yaml', /sample: true$/m, 'sample: maybe', 'googlePlay.sample: must be true or false; is "maybe"'],
  ['en/site.yaml', /label: Login\n( +)url: ""/, 'label: Login\n$1url: "//evil.example"', 'login.url: must be a whole'],
  ['facts.yaml', 'https://www.instagram', 'http://www.instagram', 'social.1.url: must be a whole address'],
  ['facts.yaml', /(?<=text: )"?\+.*/, '021 5550 0124', 'contact.phone.text: must be written as in the example'],
  ['facts.yaml', /(?<=text: )"?\+.*/, '"+62"', 'contact.phone.text: must be written as in the example'],
  ['facts.yaml', /(?<=to: )\d+/, '23', 'to: must be at most 22; is 23'],
  ['facts.yaml', /^name:/m, 'analytics: { script: http://a.co/a.js, site: a }\nname:', 'script: must be written'],
  ['facts.yaml', /(?<=price: )\d+/, '999', 'price: must be at least 1000; is 999'],
  ['en/site.yaml', /^ {8}url: ""/m, '        url: //a.co', 'items.1.url: must be a page of this site'],
  ['en/about.yaml', / +- figure.*\n.*\n/, '', 'statistics.items: must have exactly 3 items, not 2'],
  ['facts.yaml', 'paths: []', 'paths: ["/*"]', 'apps.ios.paths.1: must be written as in the example'],
  ['en/home.yaml', '  planHint:', '  claimsDate: 2026-02-30\n  planHint:', 'claimsDate: must be a date that exists'],
  ['facts.yaml', /^name:/m, 'brand: { colour: "#1a6a48", accent: "#ffffff" }\nname:', '6.5:1 with the text on it'],
  ['facts.yaml', /^name:/m, 'brand: { colour: "#155c3d", accent: "#155c3d" }\nname:', 'is needed; make it lighter'],
])('the content check finds a mistake in %s after the change of %s to %s', (file, from, to, mistake) => {
  change(file, from, to);
  expect(mistakes()).toContain(mistake);
});

test('app ids that no store would issue are mistakes', () => {
  const ios = 'ios: { appStoreId: "12345", teamId: A1B2C3D4E, bundleId: app, paths: [] }';
  const android = `android: { packageName: app, certificateFingerprints: ["${Array(31).fill('AB').join(':')}"] }`;
  change('facts.yaml', /^apps:\n( .*\n)*/m, `apps: { ${ios}, ${android} }\n`);
  const wrongIds = mistakes().match(/(?<=apps\.)\S+(?=: must be written as in the example)/g);
  expect(wrongIds?.join(' ')).toBe(
    'ios.appStoreId ios.teamId ios.bundleId android.packageName android.certificateFingerprints.1',
  );
});

test('a mistake is reported with its file, its line and a correct example', () => {
  change('en/home.yaml', /title: Find.*/, `title: ${'long '.repeat(15)}`);
  const lines = readFileSync(pathOf('en/home.yaml'), 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes('long long')) + 1;
  expect(mistakes()).toBe(
    `content/en/home.yaml:${line} hero.title: must be at most 60 characters, is 74\n  Right would be, for example: Find people who play what you play.`,
  );
});

test('all mistakes in all files and languages are listed together, and those in facts.yaml once', () => {
  change('en/home.yaml', /title: Find.*/, 'title: ""');
  change('en/evening.yaml', 'floor: plum', 'floor: carpet');
  change('id/site.yaml', /skipLink:.*/, 'skip: x');
  change('facts.yaml', 'name: Sehobi', 'name: ""');
  rmSync(pathOf('id/evening.yaml'));
  const files = mistakes().match(/(?<=^content\/)[a-z/.]+(:| is missing)/gm);
  const expected = ['en/home.yaml:', 'en/evening.yaml:', 'facts.yaml:', 'id/site.yaml:', 'id/site.yaml:'];
  expect(files?.sort()).toEqual([...expected, 'id/evening.yaml is missing'].sort());
});

const brokenTitles = ['title: One: two', 'title: "One', 'title: {name} rocks'];
test.each(brokenTitles)('broken YAML is reported with its line and a fix: %s', (text) => {
  change('en/home.yaml', /title: Find.*/, text);
  change('en/evening.yaml', 'floor: plum', 'floor: carpet');
  expect(mistakes()).toMatch(/content\/en\/home\.yaml:\d+ is not valid YAML: .+\n {2}.*go in "double quotes"/);
  expect(mistakes(), 'other files are checked all the same').toMatch(/floor: must be one of .+; is "carpet"/);
});

test('a picture needs no drawing if it has a photograph', () => {
  change('en/home.yaml', 'photo: face-softball', 'photo: face-sofia');
  expect(mistakes()).toMatch(/en\/home\.yaml:\d+ .*face-sofia.*\n.*face-badminton, face-softball, /);
  writeFileSync(pathOf('images/face-sofia.jpg'), '');
  expect(mistakes()).toBe('');
});

test('npm run check:content prints the mistakes and fails', () => {
  const check = () => spawnSync(process.execPath, ['ssg/checkContent.ts', pathOf('.')], { encoding: 'utf8' });
  expect(check().status).toBe(0);
  change('en/evening.yaml', 'floor: plum', 'floor: carpet');
  const { status, stderr } = check();
  expect([status, stderr]).toEqual([1, expect.stringMatching(/evening\.yaml:\d+ [\w.]+: must be one of/)]);
});

test.each(languages)('a new name in facts.yaml replaces the old one in every text of the language %s', (language) => {
  const words = () => JSON.stringify(loadContents(pathOf('.')).get(language));
  const oldNames = words().match(/Sehobi/g) ?? [];
  expect(oldNames.length).toBeGreaterThan(4);
  change('facts.yaml', 'name: Sehobi', 'name: Nimbrung');
  expect(words()).not.toMatch(/Sehobi|{name}/);
  expect(words().match(/Nimbrung/g)).toHaveLength(oldNames.length);
});

const typeWords = (file: string, field: string, words: string) =>
  change(file, new RegExp(`(?<=^\\s*${field}: ).*$`, 'm'), words);

test.each([
  ['en/home.yaml', 'title', 'Be #1', '“#1” is taken for a note, so visitors would read “Be”', 'in quotes: "Be #1"'],
  ['en/home.yaml', 'title', 'Welcome to {brand}', '{brand} is no placeholder of this field', 'of this field: {name}.'],
  ['en/form.yaml', 'pageTitle', 'Error', '{title} is missing', 'Error: {title}'],
  ['en/form.yaml', 'pageTitle', 'Error in {title', '{title is no placeholder', 'of this field: {name}, {title}.'],
])('in %s the field %s: %s is reported with its fix', (file, field, words, mistake, fix) => {
  typeWords(file, field, words);
  expect(mistakes()).toContain(mistake);
  expect(mistakes()).toContain(fix);
});

test('a comment with a space after its #, and words without the brand’s name, are accepted', () => {
  typeWords('en/home.yaml', 'title', 'Plain words # a note');
  typeWords('en/about.yaml', 'text', 'We bring people together.');
  expect(mistakes()).toBe('');
});

test.each(['latin1', 'utf16le'] as const)('a content file that is saved as %s is a mistake', (encoding) => {
  const path = pathOf('en/form.yaml');
  writeFileSync(path, Buffer.from(`# café\n${readFileSync(path, 'utf8')}`, encoding));
  expect(mistakes()).toContain('is not saved as UTF-8');
});

// In both cases the Indonesian file is reported, because the default language counts as right.
test.each(['en', 'id'])('an item that is missing in the language %s is a mistake', (language) => {
  const path = pathOf(`${language}/home.yaml`);
  writeFileSync(path, withValue(readFileSync(path, 'utf8'), ['testimonials', 'items', 1], undefined));
  expect(mistakes()).toMatch(/id\/home\.yaml:\d+ testimonials\.items: has \d items, in the default language it has \d/);
});
