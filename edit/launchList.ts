import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { launchProblems } from '../ssg/launch/check.ts';
import { idOf } from './drafts.ts';
import type { LaunchProblem } from './messages.ts';

/** What must not go live yet, each with its field, so that a press leads there. */
export async function launchList(): Promise<LaunchProblem[]> {
  const settings = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  const problems = await launchProblems({ environment: { ...process.env, ...settings } });
  return problems.map(({ what, todo, file = '', path }) => ({ what, todo, id: path && idOf(file, path) }));
}
