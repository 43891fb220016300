import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { inWords } from '../../content/schema/inWords.ts';
import { type Content, languages } from '../../content/schema.ts';
import type { Assets } from '../../site/assets.ts';
import { pages } from '../../site/pages.ts';
import { withLanguage } from '../../site/route.ts';
import { firstFlight } from '../budgets.ts';
import { eachText } from '../content/content.ts';
import type { Problem, Site } from './site.ts';

/** The headers of a page take 883 bytes with a public address. */
const headers = 900;
const packed = (text: string) => brotliCompressSync(text).length;

/** What the last build shows: whether its links can be shared, and which pages are larger than their first flight. */
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
    return [...contents].flatMap(([language, content]) => {
      const page = join(built, 'client', `${file}${language === languages[0] ? '' : `.${language}`}.html`);
      const address = withLanguage(path, language);
      return existsSync(page) ? beyondFirstFlight(address, readFileSync(page, 'utf8'), content) : [];
    });
  });
}

/** A page that needs one packet more is seen a round trip later, 100 to 300 ms on a phone. */
function beyondFirstFlight(address: string, html: string, { facts: _, ...words }: Content): Problem[] {
  const over = packed(html) + headers - firstFlight;
  if (over <= 0) return [];
  const inSections: Record<string, string> = {};
  eachText(words, (text, path) => {
    const section = inWords(path.split('.').slice(0, 2));
    if (html.includes(text)) inSections[section] = `${inSections[section] ?? ''}${text},`;
    return text;
  });
  const [largest] = Object.entries(inSections)
    .map(([section, texts]) => ({ section, bytes: packed(texts) }))
    .toSorted((one, other) => other.bytes - one.bytes);
  return [
    {
      ...{ group: 'Weight', isAdvice: true },
      what: `${address} is ${over} bytes larger than the ${firstFlight.toLocaleString('en')} that a browser gets at once`,
      todo: `Say less, or leave an item out. The most words stand in ${largest?.section}: ${largest?.bytes} bytes.`,
    },
  ];
}
