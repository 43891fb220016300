import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * When any of these files or folders last changed: the date of the last commit that touched them, so that every machine
 * builds the same. Without git it is the newest file's own date; in a shallow clone, whose history would name the wrong
 * commit, there is none.
 */
export function modifiedOn(paths: readonly string[], folder = '.'): string | undefined {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    if (git('rev-parse', '--is-shallow-repository') === 'true') return undefined;
    const seconds = Number(git('log', '-1', '--format=%ct', '--', ...paths));
    if (seconds) return day(seconds * 1000);
  } catch {
    // No git here, or no repository: a copy of the files alone.
  }
  const newest = Math.max(...paths.flatMap((path) => timesBelow(join(folder, path))));
  return Number.isFinite(newest) ? day(newest) : undefined;
}

const day = (time: number) => new Date(time).toISOString().slice(0, 10);

function timesBelow(path: string): number[] {
  if (!existsSync(path)) return [];
  const found = statSync(path);
  return found.isDirectory() ? readdirSync(path).flatMap((name) => timesBelow(join(path, name))) : [found.mtimeMs];
}
