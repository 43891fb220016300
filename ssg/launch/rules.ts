import { inWords } from '../../content/schema/inWords.ts';
import { type Content, type Language, languages } from '../../content/schema.ts';
import { pages } from '../../site/pages.ts';
import { type Path, valueAt } from '../content/jsonSchema.ts';

/** A value of the content. `name` is its path after the file's name: facts.stores.appStore.url. */
export type Field = {
  language: Language;
  path: Path;
  name: string;
  value: unknown;
  /** The values of its neighbours. */
  beside: Record<string, unknown>;
};

export type Site = { contents: ReadonlyMap<Language, Content>; photographs: readonly string[] };

export type Rule = {
  /** Matches the names of the fields to check. */
  where: RegExp;
  todo: string;
  /** What is wrong with a field, if anything. */
  wrong: (value: string, field: Field, site: Site) => string | false | undefined;
};

const invented = /\.example\b|example\.(com|org|net)\b|\bcontoh\b|\b(0000|555[\s-]?0\d{3}|5550)\b/i;
const storePages: Record<string, RegExp> = {
  googlePlay: /^https:\/\/play\.google\.com\/store\/apps\/details\?id=[a-z]\w*(\.[a-z]\w*)+(&\S*)?$/i,
  appStore: /^https:\/\/apps\.apple\.com\/([a-z]{2}\/)?app\/([^/?]+\/)?id\d{6,12}(\?\S*)?$/,
};

export const rules: readonly Rule[] = [
  {
    where: /\.sample$/,
    todo: 'Put the real one in its place, then take its mark away: sample.',
    wrong(isSample, { path, name, beside }) {
      const of = beside['name'] ?? beside['text'] ?? beside['url'];
      const whose = of ? `${inWords(path.slice(0, -1))} (${of})` : inWords(name.split('.').slice(0, -1));
      return isSample && `${whose} is a sample`;
    },
  },
  {
    // Only in facts: a form may well say "like name@example.com".
    where: /^facts\.|\.url$|^about\..*\.email$/,
    todo: 'Put the real one in its place.',
    wrong(value, { path, beside }) {
      const isInvented = typeof value === 'string' && invented.test(value) && !beside['sample'];
      return isInvented && `${inWords(path)} is made up: ${value}`;
    },
  },
  {
    where: /^(home|about)\..*(source|date|consent)$/i,
    todo: 'Say who counted or said it, on which day, and how a person agreed to be quoted. If nobody can, leave it out.',
    wrong(value, { language, path, beside }) {
      // A translation claims nothing new.
      if (value || language !== languages[0]) return;
      const of = beside['claims'] ?? beside['name'] ?? `${beside['figure']} ${beside['label']}`;
      return `No ${inWords(path.slice(-1)).toLowerCase()} for “${of}”`;
    },
  },
  {
    where: /^home\.hero\.claims$|^about\..*\.figure$/,
    todo: 'Say the same in every language.',
    wrong(value, { name, language }, { contents }) {
      const first = valueAt(contents.get(languages[0]), name.split('.'));
      const [here, there] = [value, String(first)].map((text) => (text.match(/\d+/g) ?? []).join(', '));
      return here !== there && `${here} in ${language}, ${there} in ${languages[0]}, where the proof stands`;
    },
  },
  {
    where: /^facts\.stores\.\w+\.url$/,
    todo: 'Copy it from the app’s page in the store.',
    wrong(url, { path, beside }) {
      if (storePages[String(path[1])]?.test(url)) return;
      return url ? `${url} is no address of an app on ${beside['name']}` : `There is no link to ${beside['name']}`;
    },
  },
  {
    where: /^facts\.social\.\d+\.url$/,
    todo: 'Give the address of our profile, or remove the entry.',
    wrong: (url, { beside }) =>
      (!url || new URL(url).pathname === '/') && `${beside['name']} leads ${url ? `to ${url}` : 'nowhere'}`,
  },
  {
    where: /^site\.footer\..*\.url$/,
    todo: 'Give its address, or remove the item.',
    wrong: (url, { beside, path }) => !url && `${inWords([String(path[1])])}: ${beside['label']} leads nowhere`,
  },
  {
    where: /(\.url|Url)$/,
    todo: 'Correct it, or leave it empty: "".',
    wrong(url) {
      const [, path] = /^(\/[^?#]*)/.exec(url ?? '') ?? [];
      const isPage = pages.some((page) => page.path === path && page.status === 200);
      return path && !isPage && `${url} is no page of this site`;
    },
  },
  {
    where: /^facts\.analytics\.privacyUrl$/,
    todo: 'Write on the privacy page what is counted, by whom and for how long. Then give its address as analytics.privacyUrl.',
    wrong: (url) => !url && 'Visits are counted, but there is no link to a privacy page that says so',
  },
  {
    where: /^(home|about)\..*\.alt$/,
    todo: 'Say in a sentence what the picture shows, for those who cannot see it.',
    wrong(alt, { beside }, { photographs }) {
      const picture = String(beside['image'] ?? beside['photo']);
      const isDrawing = photographs.includes(picture) && /\b(drawn|drawing|gambar|lukisan|ilustrasi)/i.test(alt);
      return isDrawing && `“${alt}” describes the drawing, but ${picture} is a photograph now`;
    },
  },
];
