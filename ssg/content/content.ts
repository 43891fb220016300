import { join } from 'node:path';
import type { z } from 'zod';
import { type Content, facts, kinds, type Language, languages } from '../../content/schema.ts';
import { missingPictures } from '../assets/pictures/missing.ts';
import { checkContentFile, type Drafts } from './file.ts';
import { missingTwins } from './twins.ts';
import { undrawnLetters } from './undrawn.ts';

/** Mistakes in content files, told to the person who can mend them. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/** Reads and checks every language. Throws one ContentError that lists every mistake of every file. */
export function loadContents(folder = 'content', drafts?: Drafts): Map<Language, Content> {
  const contents = new Map<Language, Content>();
  const mistakes = new Set<string>();
  for (const language of languages) {
    try {
      contents.set(language, loadContent(language, folder, drafts));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      // The facts are shared, so their mistakes come up in each language.
      for (const mistake of error.message.split(/\n(?! )/)) mistakes.add(mistake);
    }
  }
  if (mistakes.size > 0) throw new ContentError([...mistakes].join('\n'));
  const unequal = missingTwins(contents, folder, drafts);
  if (unequal.length > 0) throw new ContentError(unequal.join('\n'));
  return contents;
}

/** Reads and checks one language's files and the facts. Throws one ContentError that lists every mistake. */
export function loadContent(language: Language, folder = 'content', drafts?: Drafts): Content {
  const mistakes: string[] = [];
  const linesOf = new Map<string, (path: readonly PropertyKey[]) => number>();
  const read = (file: string, schema: z.ZodType): unknown => {
    const checked = checkContentFile(file, schema, drafts);
    if (!('data' in checked)) return void mistakes.push(...checked.mistakes);
    linesOf.set(file, checked.lineOf);
    return checked.data;
  };
  const shared = read(join(folder, 'facts.yaml'), facts);
  const words = Object.fromEntries(
    Object.entries(kinds).map(([kind, schema]) => [kind, read(join(folder, language, `${kind}.yaml`), schema)]),
  );
  if (mistakes.length > 0) throw new ContentError(mistakes.join('\n'));
  const content = { ...words, facts: shared } as Content;
  const pictures = missingPictures(content, join(folder, 'images'), drafts);
  const missing = [...pictures, ...undrawnLetters(content)].map(({ kind, path, what, cure }) => {
    const file = join(folder, kind === 'facts' ? '' : language, `${kind}.yaml`);
    return `${file}:${linesOf.get(file)?.(path)} ${path.join('.')}: ${what}\n  ${cure}`;
  });
  if (missing.length > 0) throw new ContentError(missing.join('\n'));
  // The brand's name stands in one field; everywhere else the words say {name}.
  return eachText(content, (text) => text.replaceAll('{name}', content.facts.name));
}

export function readContentFile<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  const checked = checkContentFile(file, schema);
  if ('data' in checked) return checked.data;
  throw new ContentError(checked.mistakes.join('\n'));
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
