import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

// These functions read their file at each call, so that the development server shows a change at once. In the build,
// ssg/sitePlugin.ts replaces them by their values.
const contentFolder = import.meta.dirname;

/** The elements in content/images/mark.svg, whose viewBox is 32 by 32. Returns "" if the file does not exist. */
export function brandMark(): string {
  const file = join(contentFolder, 'images/mark.svg');
  if (!existsSync(file)) return '';
  const [, elements = ''] = /<svg[^>]*>(.*)<\/svg>/s.exec(readFileSync(file, 'utf8')) ?? [];
  // Removes the fallback colour from var(--court, #155c3d). Only mark.svg opened by itself, outside a page, needs the fallback.
  return elements
    .replace(/<title>.*?<\/title>/, '')
    .replace(/var\((--[\w-]+), #\w+\)/g, 'var($1)')
    .replace(/>\s+</g, '><')
    .trim();
}

type Facts = { name?: string; brand?: { colour?: string; accent?: string } };
let parsedFacts: { text: string; facts: Facts } | undefined;

/** Parses facts.yaml only when its text has changed, because building a page calls this hundreds of times. */
function facts(): Facts {
  const text = readFileSync(join(contentFolder, 'facts.yaml'), 'utf8');
  if (parsedFacts?.text !== text) parsedFacts = { text, facts: parse(text) as Facts };
  return parsedFacts.facts;
}

/** The first letter of the name, which is the mark where there is no mark.svg. */
export const brandLetter = (): string => (facts().name ?? '').trim().charAt(0).toUpperCase();

/** The owner's two colours, by the CSS token that each replaces: { '--court': '#155c3d' }. */
export const brandColours = (): Record<string, string> => {
  const { colour, accent } = facts().brand ?? {};
  return { ...(colour && { '--court': colour }), ...(accent && { '--accent': accent }) };
};
