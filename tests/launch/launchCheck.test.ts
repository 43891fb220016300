import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { firstRoundTripBytes } from '../../ssg/budgets.ts';
import { launchProblems } from '../../ssg/launch/check.ts';
import { testProject } from '../content/testContent.ts';
import { temporaryFolder } from '../server/helpers/afterTest.ts';
import { type ReadySite, readySite, setFields, writeBuildData } from './readySite.ts';

let site: ReadySite;
beforeEach(() => {
  site = readySite(temporaryFolder());
});

async function listProblems(): Promise<string> {
  const problems = await launchProblems(site);
  const lines = problems.map(({ file = '', line, what, fix }) => {
    const text = line ? (readFileSync(file, 'utf8').split('\n')[line - 1] ?? '').trim() : '';
    return [file.replace(`${site.folder}/`, ''), text, what, fix].filter(Boolean).join(' | ');
  });
  return lines.join('\n');
}

test('a site with nothing left to do may be launched, even if only the default language names the sources of its claims', async () => {
  setFields(site.folder, 'id/home.yaml', { 'hero.claimsSource': undefined });
  expect(await listProblems()).toBe('');
});

const analytics = { script: 'https://stats.sehobi.id/script.js', site: 'sehobi.id' };

test.each<readonly [string, string, unknown, string]>([
  ['id/about', 'team.members.1.sample', true, 'sample: true | Team, members, 2 (ID Bima Santoso) is a sample'],
  ['en/about', 'team.members.0.email', 'ayu@sehobi.example', 'Team, members, 1, email is made up'],
  ['id/site', 'footer.legal.items.0.url', 'https://example.org/terms', 'https://example.org/terms'],
  ...['Jl. Contoh 1', '021 555-0124', '5550'].map((text) => ['facts', 'contact.address.text', text, text] as const),
  ['facts', 'footer.phone.text', '+62 21 0000 0000', 'Footer, phone, text is made up'],
  ['en/home', 'hero.claimsSource', '', 'claimsSource: "" | No claims source for “About 1K activities'],
  ['en/about', 'statistics.items.1.date', undefined, 'No date for “1K members”'],
  ['en/home', 'testimonials.items.0.consent', '', 'consent: "" | No consent for “'],
  ['id/about', 'statistics.items.0.figure', '3M', '3 in id, but'],
  ['id/home', 'hero.claims', '2K aktivitas', '2 in id, but 1, 1, 100 in en, where its source is given'],
  ['facts', 'stores.appStore.url', '', 'url: "" | There is no link to App Store'],
  ['facts', 'stores.appStore.url', 'https://apps.apple.com/app/id12345', 'is no address of an app on App Store'],
  ['facts', 'stores.googlePlay.url', 'https://play.google.com/store/apps/details?id=x', 'is no address of an app'],
  ['facts', 'social.1.url', '', 'TikTok leads nowhere'],
  ['facts', 'social.0.url', 'https://www.instagram.com/', 'Instagram leads to https://www.instagram.com/'],
  ['id/site', 'footer.legal.items.1.url', '', 'Legal: ID Privacy leads nowhere'],
  ['id/site', 'footer.company.items.0.url', '/404', 'url: /404 | /404 is no page of this site'],
  ['facts', 'analytics', { ...analytics, privacyUrl: '/none' }, '/none is no page of this site'],
  ['facts', 'analytics', analytics, 'Visits are counted, but there is no link to a privacy page that says so'],
  ['id/home', 'testimonials.items.0.photo', 'face-nadia', 'Testimonials, 1, photo: there is no picture face-nadia'],
  ['en/home', 'hero.activities.0.court', 'chess', 'Hero, activities, 1, court: must be'],
])('launch-check says of %s, %s = %j: %s', async (file, field, value, what) => {
  setFields(site.folder, `${file}.yaml`, { [field]: value });
  const problems = (await listProblems()).split('\n').filter((line) => line.startsWith(`${file}.yaml | `));
  expect(problems.join('\n')).toContain(what);
});

const notPublicHttps = ['http://sehobi.id', 'https://www.sehobi.example', 'https://a.invalid', 'https://8.8.8.8'];
test.each<[string, string, string]>([
  ['SITE_URL', '', 'SITE_URL is not set'],
  ...notPublicHttps.map((url): [string, string, string] => ['SITE_URL', url, 'must be a public https:// address']),
  ['SITE_URL', 'sehobi.id', 'SITE_URL is "sehobi.id", but must'],
  ['PORT', 'abc', 'For example: PORT=3000'],
  ['SMTP_URL', '', 'SMTP_URL is missing'],
  ['CONTACT_KEEP_DAYS', '30', 'The form does not say in English that messages are kept for 30 days'],
])('launch-check says of the setting %s, "%s": %s', async (name, value, what) => {
  site.environment = { ...site.environment, [name]: value };
  expect(await listProblems()).toContain(what);
});

test('launch-check says what is wrong with the last build', async () => {
  const long = randomBytes(firstRoundTripBytes).toString('hex');
  const html = `<section><h2>Short</h2></section><section id="feature"><h2>Long</h2>${long}</section>`;
  writeFileSync(join(site.dist, 'client/index.html'), `<main>${html}</main>`);
  const what = expect.stringMatching(/ \/ is \d+ bytes .* “Long”$/);
  expect(await launchProblems(site)).toMatchObject([{ what, isAdvice: true }]);
  writeBuildData(site.dist, '');
  expect(await listProblems()).toContain('was built without SITE_URL');
  rmSync(site.dist, { recursive: true });
  expect(await listProblems()).toContain('There is no build in');
});

test('launch-check lists photographs that are too small or still have the drawing’s description', async () => {
  const file = join(site.folder, 'images/team-ceo.jpg');
  const saveSquare = (width: number) =>
    sharp({ create: { width, height: width, channels: 3, background: 'red' } }).toFile(file);
  // A team portrait must have at least 640 × 800 pixels.
  await saveSquare(500);
  expect(await listProblems()).toContain('too small for a team portrait');
  await saveSquare(800);
  const what = '“Drawn portrait of Ayu Lestari” describes the drawing, but team-ceo is a photograph now';
  expect(await listProblems()).toContain(what);
});

test('npm run launch-check fails and lists what is left to do, or passes for a site that is ready', () => {
  const env = { ...process.env, ...site.environment };
  const launchCheck = (cwd: string, ...args: string[]) =>
    spawnSync(process.execPath, [resolve('ssg/launchCheck.ts'), ...args], { cwd, encoding: 'utf8', env });
  const testSite = launchCheck(testProject);
  const shown = /^Not ready to launch, because of \d+ things:\n\ncontent\/facts\.yaml:\d+ {2}.* is a sample\n/;
  expect(testSite).toMatchObject({ status: 1, stdout: expect.stringMatching(shown) });
  expect(testSite.stdout, 'a sample is not listed again as made up').not.toContain('is made up');
  const json = JSON.parse(launchCheck(testProject, '--json').stdout);
  expect(json.ready).toBe(false);
  expect(json.problems[0]).toMatchObject({ file: 'content/facts.yaml', line: expect.any(Number) });
  writeFileSync(join(site.dist, 'client/index.html'), randomBytes(firstRoundTripBytes).toString('hex'));
  const ready = launchCheck(site.root);
  const advice = /^Ready to launch\.\n\nIn the last build \/ is .* \(advice\)\n/;
  expect([ready.stdout, ready.status]).toEqual([expect.stringMatching(advice), 0]);
  // The test starts three processes, each of which takes some 10 s on a busy machine.
}, 60_000);
