import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

// Each folder of content/ with a site.yaml is a language. In the build, ssg/sitePlugin.ts replaces this module by
// constants computed at build time, because the built site has no content/.
const contentFolder = import.meta.dirname;
const readYaml = (file: string) =>
  parse(readFileSync(join(contentFolder, file), 'utf8')) as Record<string, unknown> | null;

type LanguageInfo = { name?: unknown; locale?: unknown };
const infoByLanguage = Object.fromEntries(
  readdirSync(contentFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(contentFolder, entry.name, 'site.yaml')))
    .map((folder) => [folder.name, (readYaml(`${folder.name}/site.yaml`)?.['language'] ?? {}) as LanguageInfo]),
);

const defaultLanguage = String(readYaml('facts.yaml')?.['defaultLanguage'] ?? 'en');
// The default language first, then the others by alphabet.
const [first = defaultLanguage, ...others] = Object.keys(infoByLanguage).sort(
  (a, b) => Number(b === defaultLanguage) - Number(a === defaultLanguage) || a.localeCompare(b),
);

export const languages: readonly [string, ...string[]] = [first, ...others];
export const languageNames = byLanguage('name');
/** Language and country, for Open Graph. */
export const locales = byLanguage('locale');

function byLanguage(key: keyof LanguageInfo): Record<string, string> {
  return Object.fromEntries(
    Object.entries(infoByLanguage).map(([language, info]) => [language, String(info[key] ?? language)]),
  );
}
