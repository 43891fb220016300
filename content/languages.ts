import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

// Each folder of content/ with a site.yaml is a language. In the build, ssg/sitePlugin.ts replaces this module by its
// values, because the built site has no content/.
const contentFolder = import.meta.dirname;
const readYaml = (file: string) =>
  parse(readFileSync(join(contentFolder, file), 'utf8')) as Record<string, unknown> | null;

type Names = { name?: unknown; locale?: unknown };
const namesByLanguage = Object.fromEntries(
  readdirSync(contentFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(contentFolder, entry.name, 'site.yaml')))
    .map(({ name }) => [name, (readYaml(`${name}/site.yaml`)?.['language'] ?? {}) as Names]),
);

const defaultLanguage = String(readYaml('facts.yaml')?.['firstLanguage'] ?? 'en');
const [first = defaultLanguage, ...others] = Object.keys(namesByLanguage).sort(
  (a, b) => Number(b === defaultLanguage) - Number(a === defaultLanguage) || a.localeCompare(b),
);

/** The default language comes first. */
export const languages: readonly [string, ...string[]] = [first, ...others];
export const languageNames = byLanguage('name');
/** Language and country, for Open Graph. */
export const locales = byLanguage('locale');

function byLanguage(key: keyof Names): Record<string, string> {
  return Object.fromEntries(
    Object.entries(namesByLanguage).map(([language, names]) => [language, String(names[key] ?? language)]),
  );
}
