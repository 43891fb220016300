import { join } from 'node:path';
import type { z } from 'zod';
import { type Content, type FileName, facts, fileSchemas, type Language, languages } from '../../content/schema.ts';
import { missingPictureIssues } from '../assets/pictures/slots.ts';
import { checkContentFile, type Drafts, type Issue } from './contentFile.ts';
import { type Path, valueAt } from './jsonSchema.ts';

export class ContentError extends Error {
  override name = 'ContentError';
  readonly issues: readonly Issue[];
  constructor(issues: string | readonly Issue[], drafts?: Drafts) {
    super(typeof issues === 'string' ? issues : issues.map((issue) => formatIssue(issue, drafts)).join('\n'));
    this.issues = typeof issues === 'string' ? [] : issues;
  }
}

/** An issue in the editor's `drafts` needs no location, because the editor shows each issue at its field. */
function formatIssue({ file, line, path, what, fix }: Issue, drafts?: Drafts): string {
  const field = path?.map((key) => (typeof key === 'number' ? key + 1 : key)).join('.');
  const location = drafts?.has(file) ? '' : `${file}${line ? `:${line}` : ''}${field ? ` ${field}:` : ''} `;
  return `${location}${what}${fix ? `\n  ${fix}` : ''}`;
}

export function loadContents(folder = 'content', drafts?: Drafts): Map<Language, Content> {
  const results = languages.map((language) => readLanguage(language, folder, drafts));
  throwIssues(
    results.flatMap(({ issues }) => issues),
    drafts,
  );
  // Lists are compared last, because content with issues may lack them.
  throwIssues(
    results.flatMap(({ content, withLocation }) => listLengthIssues(results[0]?.content, content).map(withLocation)),
    drafts,
  );
  return new Map(results.map(({ language, content }) => [language, content]));
}

/** Lists each issue once: one in facts.yaml is found again for each language. */
function throwIssues(issues: readonly Issue[], drafts?: Drafts): void {
  const unique = new Map(issues.map((each) => [formatIssue(each, drafts), each]));
  if (unique.size > 0) throw new ContentError([...unique.values()], drafts);
}

type FieldIssue = { fileName: string; path: Path; what: string; fix: string };

function readLanguage(language: Language, folder: string, drafts?: Drafts) {
  const files = Object.entries({ ...fileSchemas, facts }).map(([fileName, schema]) => {
    const file = join(folder, fileName === 'facts' ? '' : language, `${fileName}.yaml`);
    return { fileName, file, ...checkContentFile<z.ZodType>(file, schema, drafts) };
  });
  const withLocation = ({ fileName, ...issue }: FieldIssue): Issue => {
    const { file = fileName, lineOf } = files.find((each) => each.fileName === fileName) ?? {};
    return { file, ...(lineOf && { line: lineOf(issue.path) }), ...issue };
  };
  const issues = files.flatMap((file) => file.issues);
  const content = Object.fromEntries(files.map(({ fileName, data }) => [fileName, data])) as Content;
  if (issues.length > 0) return { language, content, issues, withLocation };
  const pictureIssues = missingPictureIssues(content, join(folder, 'images'), drafts).map(withLocation);
  const withBrand = mapTexts(content, (text) => text.replaceAll('{name}', content.facts.name));
  return { language, content: withBrand, issues: pictureIssues, withLocation };
}

const listLengthIssues = (defaultContent: Content | undefined, content: Content) =>
  (Object.keys(fileSchemas) as FileName[]).flatMap((fileName) =>
    lengthIssues(defaultContent?.[fileName], content[fileName]).map((found) => ({ fileName, ...found })),
  );

function lengthIssues(expected: unknown, given: unknown, path: Path = []): Omit<FieldIssue, 'fileName'>[] {
  if (Array.isArray(expected) && Array.isArray(given) && expected.length !== given.length) {
    const what = `has ${given.length} items, in the default language it has ${expected.length}`;
    const fix = 'Every language needs the same items in the same order. Add the missing one, or remove it everywhere.';
    return [{ path, what, fix }];
  }
  if (!expected || typeof expected !== 'object') return [];
  return Object.entries(expected).flatMap(([key, inner]) => lengthIssues(inner, valueAt(given, [key]), [...path, key]));
}

export function eachText(value: unknown, visit: (text: string, path: string) => void): void {
  mapTexts(value, (text, path) => {
    visit(text, path);
    return text;
  });
}

export function mapTexts<Value>(value: Value, change: (text: string, path: string) => string, path = ''): Value {
  const mapItem = (item: unknown, name: PropertyKey) =>
    mapTexts(item, change, path ? `${path}.${String(name)}` : String(name));
  if (typeof value === 'string') return change(value, path) as Value;
  if (Array.isArray(value)) return value.map(mapItem) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapItem(item, name)])) as Value;
}
