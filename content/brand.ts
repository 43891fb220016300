import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

// Each function reads its file again at each call, for the development server. In the build ssg/sitePlugin.ts replaces the functions by their results.
const contentFolder = import.meta.dirname;

export function brandMark(): string {
  const file = join(contentFolder, 'images/mark.svg');
  if (!existsSync(file)) return '';
  const [, elements = ''] = /<svg[^>]*>(.*)<\/svg>/s.exec(readFileSync(file, 'utf8')) ?? [];
  // Only mark.svg opened by itself, outside a page, needs the fallback colour in var(--court, #155c3d).
  return elements
    .replace(/<title>.*?<\/title>/, '')
    .replace(/var\((--[\w-]+), #\w+\)/g, 'var($1)')
    .replace(/>\s+</g, '><')
    .trim();
}

type Facts = { name?: string; brand?: { colour?: string; accent?: string } };
let parsedFacts: { text: string; facts: Facts } | undefined;

/** The development server calls this hundreds of times for a page, so an unchanged file is not parsed again. */
function facts(): Facts {
  const text = readFileSync(join(contentFolder, 'facts.yaml'), 'utf8');
  if (parsedFacts?.text !== text) parsedFacts = { text, facts: parse(text) as Facts };
  return parsedFacts.facts;
}

export const brandLetter = (): string => (facts().name ?? '').trim().charAt(0).toUpperCase();

export const brandColours = (): Record<string, string> => {
  const { colour, accent } = facts().brand ?? {};
  return { ...(colour && { '--court': colour }), ...(accent && { '--accent': accent }) };
};
