import { join } from 'node:path';
import type { z } from 'zod';
import { type Content, facts, kinds, type Language, languages } from '../../content/schema.ts';
import { missingPictures } from '../assets/pictures/slots.ts';
import { checkContentFile, type Drafts } from './file.ts';
import { undrawableLetters, unequalLists } from './wordChecks.ts';

/** Issues in content files, in the words of the person who can mend them. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/** Reads and checks every language. Throws one ContentError that lists every issue of every file. */
export function loadContents(folder = 'content', drafts?: Drafts): Map<Language, Content> {
  const contents = new Map<Language, Content>();
  const issues = new Set<string>();
  for (const language of languages) {
    try {
      contents.set(language, loadContent(language, folder, drafts));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      // The facts are shared, so their issues come up in each language.
      for (const issue of error.message.split(/\n(?! )/)) issues.add(issue);
    }
  }
  if (issues.size === 0)
    for (const unequal of unequalLists(contents)) issues.add(described(unequal, unequal.language, folder, drafts));
  throwIfAny([...issues]);
  return contents;
}

/** Reads and checks one language's files and the facts. Throws one ContentError that lists every issue. */
export function loadContent(language: Language, folder = 'content', drafts?: Drafts): Content {
  const issues: string[] = [];
  const read = (file: string, schema: z.ZodType): unknown => {
    const checked = checkContentFile(file, schema, drafts);
    if ('data' in checked) return checked.data;
    issues.push(...checked.issues);
    return undefined;
  };
  const shared = read(fileOf('facts', language, folder), facts);
  const words = Object.fromEntries(
    Object.entries(kinds).map(([kind, schema]) => [kind, read(fileOf(kind, language, folder), schema)]),
  );
  throwIfAny(issues);
  const content = { ...words, facts: shared } as Content;
  const missing = [...missingPictures(content, join(folder, 'images'), drafts), ...undrawableLetters(content)];
  throwIfAny(missing.map((issue) => described(issue, language, folder, drafts)));
  // The brand's name stands in one field; everywhere else the words say {name}.
  return eachText(content, (text) => text.replaceAll('{name}', content.facts.name));
}

export function readContentFile<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  const checked = checkContentFile(file, schema);
  if ('data' in checked) return checked.data;
  throw new ContentError(checked.issues.join('\n'));
}

function throwIfAny(issues: readonly string[]): void {
  if (issues.length > 0) throw new ContentError(issues.join('\n'));
}

const fileOf = (kind: string, language: Language, folder: string) =>
  join(folder, kind === 'facts' ? '' : language, `${kind}.yaml`);

type Issue = { kind: keyof Content; path: readonly PropertyKey[]; what: string; cure: string };

function described({ kind, path, what, cure }: Issue, language: Language, folder: string, drafts?: Drafts): string {
  const file = fileOf(kind, language, folder);
  const checked = checkContentFile(file, kind === 'facts' ? facts : kinds[kind], drafts);
  return `${file}:${'lineOf' in checked ? checked.lineOf(path) : 1} ${path.join('.')}: ${what}\n  ${cure}`;
}

/** Changes every text in a value; its path is given as hero.title. */
export function eachText<Value>(value: Value, change: (text: string, path: string) => string, path = ''): Value {
  const inner = (item: unknown, name: PropertyKey) =>
    eachText(item, change, path ? `${path}.${String(name)}` : String(name));
  if (typeof value === 'string') return change(value, path) as Value;
  if (Array.isArray(value)) return value.map(inner) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, inner(item, name)])) as Value;
}
