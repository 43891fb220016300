import { pathInWords } from '../../content/schema/pathInWords.ts';
import { type Content, type Language, languages } from '../../content/schema.ts';
import { pages } from '../../site/pages.ts';
import { type Path, valueAt } from '../content/jsonSchema.ts';

/** `name` is the file's name and the path, such as facts.stores.appStore.url. */
export type Field = {
  language: Language;
  path: Path;
  name: string;
  value: unknown;
  siblings: Record<string, unknown>;
};

export type CheckedSite = { contents: ReadonlyMap<Language, Content>; photographs: readonly string[] };

export type Rule = {
  fields: RegExp;
  fix: string;
  problemOf: (value: string, field: Field, site: CheckedSite) => string | false | undefined;
};

const inventedPattern = /\.example\b|example\.(com|org|net)\b|\bcontoh\b|\b(0000|555[\s-]?0\d{3}|5550)\b/i;
const storePages: Record<string, RegExp> = {
  googlePlay: /^https:\/\/play\.google\.com\/store\/apps\/details\?id=[a-z]\w*(\.[a-z]\w*)+(&\S*)?$/i,
  appStore: /^https:\/\/apps\.apple\.com\/([a-z]{2}\/)?app\/([^/?]+\/)?id\d{6,12}(\?\S*)?$/,
};

export const rules: readonly Rule[] = [
  {
    fields: /\.sample$/,
    fix: 'Replace it by the real one, then untick “Only a sample”, or remove sample: true from the file.',
    problemOf(isSample, { path, name, siblings }) {
      const text = siblings['name'] ?? siblings['text'] ?? siblings['url'];
      const what = text ? `${pathInWords(path.slice(0, -1))} (${text})` : pathInWords(name.split('.').slice(0, -1));
      return isSample && `${what} is a sample`;
    },
  },
  {
    // form.yaml is not checked, because it may say "like name@example.com".
    fields: /^facts\.|\.url$|^about\..*\.email$/,
    fix: 'Replace it by the real one.',
    problemOf(value, { path, siblings }) {
      const isInvented = typeof value === 'string' && inventedPattern.test(value) && !siblings['sample'];
      return isInvented && `${pathInWords(path)} is made up: ${value}`;
    },
  },
  {
    fields: /^(home|about)\..*(source|date|consent)$/i,
    fix: 'Say who counted or said it, on which day, and how a person agreed to be quoted. If nobody can, leave it out.',
    problemOf(value, { language, path, siblings }) {
      // Checked in one language only: a translation makes the same claim.
      if (value || language !== languages[0]) return;
      const claim = siblings['claims'] ?? siblings['name'] ?? `${siblings['figure']} ${siblings['label']}`;
      return `No ${pathInWords(path.slice(-1)).toLowerCase()} for “${claim}”`;
    },
  },
  {
    fields: /^home\.hero\.claims$|^about\..*\.figure$/,
    fix: 'Say the same in every language.',
    problemOf(value, { name, language }, { contents }) {
      const original = valueAt(contents.get(languages[0]), name.split('.'));
      const [figures, originalFigures] = [value, String(original)].map((text) => (text.match(/\d+/g) ?? []).join(', '));
      return (
        figures !== originalFigures &&
        `${figures} in ${language}, but ${originalFigures} in ${languages[0]}, where its source is given`
      );
    },
  },
  {
    fields: /^facts\.stores\.\w+\.url$/,
    fix: 'Copy it from the app’s page in the store.',
    problemOf(url, { path: [, store], siblings }) {
      if (storePages[String(store)]?.test(url)) return;
      return url ? `${url} is no address of an app on ${siblings['name']}` : `There is no link to ${siblings['name']}`;
    },
  },
  {
    fields: /^facts\.social\.\d+\.url$/,
    fix: 'Give the address of our profile, or remove the entry.',
    problemOf: (url, { siblings }) =>
      (!url || new URL(url).pathname === '/') && `${siblings['name']} leads ${url ? `to ${url}` : 'nowhere'}`,
  },
  {
    fields: /^site\.footer\..*\.url$/,
    fix: 'Give its address, or remove the item.',
    problemOf(url, { siblings, path: [, column] }) {
      return !url && `${pathInWords([String(column)])}: ${siblings['label']} leads nowhere`;
    },
  },
  {
    fields: /(\.url|Url)$/,
    fix: 'Correct it, or leave it empty: "".',
    problemOf(url) {
      const localPath = /^\/[^?#]*/.exec(url ?? '')?.[0];
      const isPage = pages.some(({ path, status }) => path === localPath && status === 200);
      return localPath && !isPage && `${url} is no page of this site`;
    },
  },
  {
    fields: /^facts\.analytics\.privacyUrl$/,
    fix: 'Write on the privacy page what is counted, by whom and for how long. Then give its address as analytics.privacyUrl.',
    problemOf: (url) => !url && 'Visits are counted, but there is no link to a privacy page that says so',
  },
  {
    fields: /^(home|about)\..*\.alt$/,
    fix: 'Say in a sentence what the picture shows, for those who cannot see it.',
    problemOf(alt, { siblings }, { photographs }) {
      const picture = String(siblings['image'] ?? siblings['photo']);
      const isOutdated = photographs.includes(picture) && /\b(drawn|drawing|gambar|lukisan|ilustrasi)/i.test(alt);
      return isOutdated && `“${alt}” describes the drawing, but ${picture} is a photograph now`;
    },
  },
];
