import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/**
 * Every folder here with a site.yaml is a language. A bundle gets the values at build time (ssg/sitePlugin.ts), because
 * it has no content/.
 */
const here = import.meta.dirname;
const said = (file: string) => parse(readFileSync(join(here, file), 'utf8')) as Record<string, unknown> | null;

type Own = { name?: unknown; locale?: unknown };
const own = Object.fromEntries(
  readdirSync(here, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(here, entry.name, 'site.yaml')))
    .map(({ name }) => [name, (said(`${name}/site.yaml`)?.['language'] ?? {}) as Own]),
);

/** The default language comes first. */
const first = String(said('facts.yaml')?.['firstLanguage'] ?? 'en');
const [one = first, ...others] = Object.keys(own).sort(
  (a, b) => Number(b === first) - Number(a === first) || a.localeCompare(b),
);

export const languages: readonly [string, ...string[]] = [one, ...others];
export const languageNames = ownWords('name');
/** For Open Graph: language and country. */
export const locales = ownWords('locale');

function ownWords(what: keyof Own): Record<string, string> {
  return Object.fromEntries(
    Object.entries(own).map(([language, words]) => [language, String(words[what] ?? language)]),
  );
}
