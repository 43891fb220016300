import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { inWords } from '../../content/schema/inWords.ts';
import { type Content, languages } from '../../content/schema.ts';
import type { Assets } from '../../site/assets.ts';
import { pages } from '../../site/pages.ts';
import { withLanguage } from '../../site/route.ts';
import { firstFlight } from '../budgets.ts';
import type { Problem, Site } from './site.ts';

/** The headers of a page take 883 bytes with a public address. */
const headers = 900;
const packed = (text: string) => brotliCompressSync(text).length;

/** What the last build says of itself: whether links can be shared, and which pages come too late to be seen at once. */
export function buildProblems({ built, contents }: Site): Problem[] {
  const inputs = join(built, 'server/inputs.json');
  const share = {
    group: 'Share cards',
    todo: 'Build the site with its address and check again: SITE_URL=https://www.yourname.id npm run build',
  };
  if (!existsSync(inputs)) return [{ ...share, what: `There is no build in ${built} to look at` }];
  const { assets } = JSON.parse(readFileSync(inputs, 'utf8')) as { assets: Record<string, Assets | undefined> };
  return pages.flatMap(({ path, file, indexed }): Problem[] => {
    if (indexed && !assets[path]?.siteUrl)
      return [{ ...share, what: `${path} was built without SITE_URL, so it shows no picture when shared` }];
    return languages.flatMap((language, at) => {
      const page = join(built, 'client', `${file}${at === 0 ? '' : `.${language}`}.html`);
      const content = contents.get(language);
      return content && existsSync(page)
        ? beyondFirstFlight(withLanguage(path, language), readFileSync(page, 'utf8'), content)
        : [];
    });
  });
}

/** A page that one packet more has to bring is seen a round trip later, 100 to 300 ms on a phone. */
export function beyondFirstFlight(address: string, html: string, content: Content): Problem[] {
  const over = packed(html) + headers - firstFlight;
  if (over <= 0) return [];
  const { facts: _, ...kinds } = content;
  const sections = Object.entries(kinds)
    .flatMap(([kind, words]) => Object.entries(words).map(([name, section]) => ({ path: [kind, name], section })))
    .map(({ path, section }) => ({ path, texts: textsIn(section).filter((text) => html.includes(text)) }))
    .map(({ path, texts }) => ({ path, bytes: packed(texts.join()) }))
    .toSorted((one, other) => other.bytes - one.bytes);
  const [largest] = sections;
  const todo = `Say less, or leave an item out. The most words stand in ${inWords(largest?.path ?? [])}: ${largest?.bytes} bytes.`;
  const what = `${address} is ${over} bytes larger than the ${firstFlight.toLocaleString('en')} that a browser gets at once`;
  return [{ group: 'Weight', what, todo, isAdvice: true }];
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(textsIn)
      : [];
