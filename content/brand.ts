import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

// Read at each call, so that development shows a change at once. A bundle gets the values at build time
// (ssg/sitePlugin.ts).
const here = import.meta.dirname;

/** The inside of content/images/mark.svg, a square of 32 units; empty without that file. */
export function brandMark(): string {
  const file = join(here, 'images/mark.svg');
  const [, drawing = ''] = (existsSync(file) && /<svg[^>]*>(.*)<\/svg>/s.exec(readFileSync(file, 'utf8'))) || [];
  // The fallback colours after the commas are only needed where mark.svg is opened by itself, outside a page.
  return drawing
    .replace(/<title>.*?<\/title>/, '')
    .replace(/var\((--[\w-]+), #\w+\)/g, 'var($1)')
    .replace(/>\s+</g, '><')
    .trim();
}

type Facts = { name?: string; brand?: { colour?: string; accent?: string } };
let parsed: { text: string; facts: Facts } | undefined;

/** A page uses the brand's colours hundreds of times, so the file is parsed again only when its text changed. */
function facts(): Facts {
  const text = readFileSync(join(here, 'facts.yaml'), 'utf8');
  if (parsed?.text !== text) parsed = { text, facts: parse(text) as Facts };
  return parsed.facts;
}

/** The mark where there is no mark.svg. */
export const brandLetter = (): string => (facts().name ?? '').trim().charAt(0).toUpperCase();

/** The brand's two colours, by the token that each replaces. */
export const brandColours = (): Record<string, string> => {
  const { colour, accent } = facts().brand ?? {};
  return { ...(colour && { '--court': colour }), ...(accent && { '--optic': accent }) };
};
