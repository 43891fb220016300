import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseEnv } from 'node:util';
import { languages } from '../content/schema.ts';
import { launchProblems } from '../ssg/launch/check.ts';
import type { ToDo } from './messages.ts';

/** What must not go live yet, each with its field, so that a press leads there. */
export async function toDos(): Promise<ToDo[]> {
  const settings = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  const problems = await launchProblems({ environment: { ...process.env, ...settings } });
  return problems.map(({ what, todo, file = '', path }) => ({
    ...{ what, todo },
    ...(path && { id: [basename(file, '.yaml'), ...path].join('.') }),
    language: languages.find((each) => file.startsWith(`content/${each}/`)),
  }));
}
