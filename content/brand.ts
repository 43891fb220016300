import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

// Read at each call, so that development follows; a bundle has the answers written out (ssg/sitePlugin.ts).
const here = import.meta.dirname;

/** What is inside content/images/mark.svg, in a square of 32; empty where no mark is drawn. */
export function drawnMark(): string {
  const file = join(here, 'images/mark.svg');
  const [, drawing = ''] = (existsSync(file) && /<svg[^>]*>(.*)<\/svg>/s.exec(readFileSync(file, 'utf8'))) || [];
  // The colours after the commas are for programs that open the file by itself.
  return drawing
    .replace(/<title>.*?<\/title>/, '')
    .replace(/var\((--[\w-]+), #\w+\)/g, 'var($1)')
    .replace(/>\s+</g, '><')
    .trim();
}

type Facts = { name?: string; brand?: { colour?: string; accent?: string } };
let parsed: { text: string; facts: Facts } | undefined;

/** Drawings ask for the brand's colours hundreds of times a page, so the file is parsed again only when its text changed. */
function facts(): Facts {
  const text = readFileSync(join(here, 'facts.yaml'), 'utf8');
  if (parsed?.text !== text) parsed = { text, facts: parse(text) as Facts };
  return parsed.facts;
}

/** Stands on a tile where no mark is drawn. */
export const brandLetter = (): string => (facts().name ?? '').trim().charAt(0).toUpperCase();

/** The two brand colours by the token that each replaces. */
export const brandColours = (): Record<string, string> => {
  const { colour, accent } = facts().brand ?? {};
  return { ...(colour && { '--court': colour }), ...(accent && { '--optic': accent }) };
};
