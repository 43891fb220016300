import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { LineCounter, parseDocument } from 'yaml';
import { lineOf } from '../build/1-content/file.ts';
import type { Problem } from '../build/launchCheck/siteToLaunch.ts';
import { fieldsOf } from './fields.ts';
import { placeOf, textOf } from './files.ts';
import type { ToDo } from './messages.ts';

/** The settings that the server reads too. */
export const settings = () => ({
  ...process.env,
  ...(existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}),
});

/** Each problem with the field that stands on its line, so that a press leads there. */
export function toDos(problems: readonly Problem[], languages: readonly string[]): ToDo[] {
  const fieldAt = new Map<string, { id: string; language: string }>();
  for (const language of languages)
    for (const { id } of fieldsOf(language, languages).fields) {
      const { file, path } = placeOf(id, language, languages);
      const at = `${file}:${linesOf(file)(path)}`;
      if (!fieldAt.has(at)) fieldAt.set(at, { id, language });
    }
  return problems.map(({ group, what, todo, file, line }) => ({
    group,
    what,
    todo,
    ...fieldAt.get(`${file}:${line}`),
  }));
}

const known = new Map<string, { text: string; line: (path: readonly PropertyKey[]) => number }>();

function linesOf(file: string) {
  const text = textOf(file);
  const found = known.get(file);
  if (found?.text === text) return found.line;
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const line = (path: readonly PropertyKey[]) => lineOf(document, lines, path);
  known.set(file, { text, line });
  return line;
}
