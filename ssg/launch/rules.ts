import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawnMark } from '../../content/brand.ts';
import { inWords } from '../../content/schema/inWords.ts';
import { type Content, type Facts, type Language, languages } from '../../content/schema.ts';
import { pages } from '../../site/pages.ts';
import { type Path, valueAt } from '../content/jsonSchema.ts';

/** A value of the content. `name` is its path after the file's name: facts.stores.appStore.url. */
export type Field = {
  language: Language;
  path: Path;
  name: string;
  value: unknown;
  parent: Texts;
  /** Whether it stands in something that is marked as sample material. */
  inSample: boolean;
  file: string;
  lineOf: (path: Path) => number;
};
export type Texts = Record<string, string | undefined>;

export type Site = {
  contents: ReadonlyMap<Language, Content>;
  environment: Record<string, string | undefined>;
  facts: Facts;
  photographs: readonly string[];
  built: string;
  today: string;
};

type Found = { what: string; todo?: string; below?: string };
type Judge<Value> = (value: Value, field: Field, site: Site) => string | false | undefined | Found[];
export type Rule = { group: string; where: RegExp; todo: string; wrong: Judge<never> };

const rule = <Value>(group: string, where: RegExp, todo: string, wrong: Judge<Value>): Rule => ({
  ...{ group, where, todo, wrong },
});

const workingName = 'Sehobi';
const deliveredMark = 'M17 6h-4a5 5 0 0 0 0 10h6a5 5 0 0 1 0 10H4';

const invented: [RegExp, string][] = [
  [/\.example\b|example\.(com|org|net)\b/i, 'an address that nobody can own'],
  [/\bcontoh\b/i, 'a street called "example"'],
  [/\b(0000|555[\s-]?0\d{3}|5550)\b/, 'a made-up phone number'],
];
const stores: Record<string, RegExp> = {
  googlePlay: /^https:\/\/play\.google\.com\/store\/apps\/details\?id=[a-z]\w*(\.[a-z]\w*)+(&\S*)?$/i,
  appStore: /^https:\/\/apps\.apple\.com\/([a-z]{2}\/)?app\/([^/?]+\/)?id\d{6,12}(\?\S*)?$/,
};

const toDate = 'Give the day, as year-month-day.';
const toSource = 'Say who counted this and how. If nobody can, state a figure that somebody has counted.';
const toStore = 'Copy it from the app’s page in the store, where the link and the app’s id stand.';

export const rules: readonly Rule[] = [
  rule('Sample material', /\.sample$/, 'Put the real one in its place, then take its mark away: sample.', sampleOf),
  // Only where facts stand: a form may well say "like name@example.com".
  rule('Sample material', /^facts\.|\.url$|^about\..*\.email$/, 'Put the real one in its place.', (value, field) => {
    const [, is] = invented.find(([pattern]) => typeof value === 'string' && pattern.test(value)) ?? [];
    return is && !field.inSample && `${inWords(field.path)} holds ${is}: ${value}`;
  }),
  rule(
    'Testimonials without proof',
    /^home\.testimonials\.items\.\d+$/,
    toDate,
    unproved(({ name }) => `${name}’s words`, {
      source: 'Say where these words come from, such as the store review or the mail.',
      date: toDate,
      consent: 'Say how this person agreed to be quoted, or remove the testimonial.',
    }),
  ),
  rule(
    'Figures without proof',
    /^home\.hero$/,
    toDate,
    unproved(({ claims }) => `“${claims}”`, { claimsSource: toSource, claimsDate: toDate }),
  ),
  rule(
    'Figures without proof',
    /^about\.statistics\.items\.\d+$/,
    toDate,
    unproved(({ figure, label }) => `“${figure} ${label}”`, { source: toSource, date: toDate }),
  ),
  rule(
    'Claims that differ',
    /^home\.hero\.claims$|^about\..*\.figure$|^home\.testimonials\..*\.name$/,
    'Say the same in every language.',
    (_, { name, language }, { contents }) => {
      const claimIn = (each: string) => {
        const text = String(valueAt(contents.get(each), name.split('.')));
        return name.endsWith('.name') ? text : (text.match(/\d+/g) ?? []).join(', ');
      };
      const [here, there] = [language, languages[0]].map(claimIn);
      return here !== there && `${here} here, ${there} in ${languages[0]}, where the proof stands`;
    },
  ),
  rule('Store links', /^facts\.stores\.\w+\.url$/, toStore, (url: string, { path, parent }) => {
    if (stores[String(path[1])]?.test(url)) return;
    return url ? `${url} is no address of an app on ${parent['name']}` : `There is no link to ${parent['name']}`;
  }),
  // Browsers offer the app of this id above the page, and the badge is to open the same one.
  rule('Store links', /^facts\.apps\.(ios\.appStoreId|android\.packageName)$/, toStore, (id: string, _, { facts }) => {
    const { appStore, googlePlay } = facts.stores;
    const linked = [/\/id(\d+)/.exec(appStore.url)?.[1], /[?&]id=([\w.]+)/.exec(googlePlay.url)?.[1]];
    return id && !linked.includes(id) && `The store’s link is not that of the app ${id}`;
  }),
  rule(
    'Social links',
    /^facts\.social\.\d+\.url$/,
    'Give the address of our profile, or remove the entry.',
    (url: string, { parent }) => {
      if (url && new URL(url).pathname.length > 1) return;
      return `${parent['name']} leads ${url ? `to the front page of ${new URL(url).host}` : 'nowhere'}`;
    },
  ),
  rule(
    'Footer items without a target',
    /^site\.footer\..*\.url$/,
    'Give its address, or remove the item.',
    (url: string, { parent, path }) => !url && `${inWords([String(path[1])])}: ${parent['label']} leads nowhere`,
  ),
  rule('Links within the site', /\.(url|told)$/, 'Correct it, or leave it empty: "".', deadLink),
  rule(
    'Another name',
    /^facts\.name$/,
    'npm run edit, click the name in the header: upload your mark, or remove this one for a tile with your letter.',
    (name: string) =>
      name !== workingName &&
      drawnMark().includes(deliveredMark) &&
      `The mark is still that of ${workingName}, not of ${name}`,
  ),
  rule(
    'Another name',
    /./,
    'Say what is true of the new name, or leave it out.',
    (value, { name, path }, { facts }) => {
      if (facts.name === workingName || typeof value !== 'string') return;
      // In lower case it is also a word of Bahasa Indonesia, except in an address.
      const old = (name.startsWith('facts.') ? /sehobi/i : /Sehobi|of one hobby|satu hobi/).exec(value)?.[0];
      return old && `${inWords(path)}: “${old}” belongs to ${workingName}, not to ${facts.name}`;
    },
  ),
  rule(
    'Counting visits',
    /^facts\.analytics\.script$/,
    'Say on the privacy page what is counted, by whom and for how long; then give its address as analytics.told.',
    (_, { parent }) => !parent['told'] && 'Visits are counted, and nothing says where visitors are told so',
  ),
  rule(
    'Alternative texts',
    /^(home|about)\..*\.alt$/,
    'Say in a sentence what the picture shows, for those who cannot see it.',
    (alt: string, { parent }, { photographs }) => {
      const picture = parent['image'] ?? parent['photo'] ?? '';
      const isDrawing = photographs.includes(picture) && /\b(drawn|drawing|gambar|lukisan|ilustrasi)/i.test(alt);
      return isDrawing && `“${alt}” describes the drawing, but ${picture} is a photograph now`;
    },
  ),
];

function sampleOf(isSample: boolean, { name, path, parent }: Field) {
  const [kind = ''] = name.split('.');
  const of = parent['name'] ?? parent['text'] ?? parent['url'] ?? 'unnamed';
  const whose = path.length > 1 ? `${inWords(path.slice(0, -1))} (${of})` : `${inWords([kind])}: all of it`;
  return isSample && `${whose} is a sample`;
}

/** Who counted or said it, and when. The first language answers for all: a translation claims nothing new. */
function unproved(of: (value: Texts) => string, todos: Record<string, string>): Judge<Texts> {
  return (value, { language }, { today }) =>
    Object.entries(language === languages[0] ? todos : {}).flatMap(([below, todo]): Found[] => {
      const given = value[below];
      if (!given) return [{ what: `No ${inWords([below]).toLowerCase()} for ${of(value)}`, todo, below }];
      const isFuture = /^\d{4}-\d\d-\d\d$/.test(given) && given > today;
      return isFuture ? [{ what: `${of(value)}: the date ${given} is still to come`, below }] : [];
    });
}

function deadLink(url: string, { language }: Field, { built }: Site) {
  const [, to = '', anchor] = /^(\/(?!\/)[^?#]*)[^#]*#?(.*)$/.exec(url) ?? [];
  if (!to) return;
  const page = pages.find(({ path, status }) => path === to && status === 200);
  if (!page) return `${url} is no page of this site`;
  const file = join(built, 'client', `${page.file}${language === languages[0] ? '' : `.${language}`}.html`);
  const isThere = !anchor || !existsSync(file) || readFileSync(file, 'utf8').includes(` id="${anchor}"`);
  return !isThere && `${url}: the page ${to} has no place called ${anchor}`;
}
