import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';

// In the build, ssg/sitePlugin.ts replaces this module by constants, because the built site has no content/.
const contentFolder = import.meta.dirname;
type LanguageInfo = { name?: unknown; locale?: unknown };
type YamlFile = { language?: LanguageInfo; defaultLanguage?: unknown } | null;
const readYaml = (file: string) => parse(readFileSync(join(contentFolder, file), 'utf8')) as YamlFile;

const infoByLanguage = Object.fromEntries(
  globSync('*/site.yaml', { cwd: contentFolder }).map((file) => [dirname(file), readYaml(file)?.language ?? {}]),
);

const defaultLanguage = String(readYaml('facts.yaml')?.defaultLanguage ?? 'en');
const [first = defaultLanguage, ...others] = Object.keys(infoByLanguage).sort(
  (a, b) => Number(b === defaultLanguage) - Number(a === defaultLanguage) || a.localeCompare(b),
);

export const languages: readonly [string, ...string[]] = [first, ...others];
export const languageNames = byLanguage('name');
export const locales = byLanguage('locale');

function byLanguage(key: keyof LanguageInfo): Record<string, string> {
  return Object.fromEntries(
    languages.map((language) => [language, String(infoByLanguage[language]?.[key] ?? language)]),
  );
}
