import { execFileSync } from 'node:child_process';

/** The files that publishing sends, as arguments of git. The schemas in the same folder are code. */
export const contentPaths = ['content', ':(exclude,glob)content/**/*.ts'];

/** With these variables git never asks for a password in the terminal. */
const env = { GIT_SSH_COMMAND: 'ssh -o BatchMode=yes', GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C.UTF-8', ...process.env };

/** Runs git for at most a minute. If it fails, throws an error with what git says. */
export const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe', maxBuffer: 1e9, timeout: 60_000, env }).trimEnd();

/** Git's answer, or '' if git fails, for example because there is no repository, no upstream or no such file. */
export function gitOrEmpty(...args: string[]): string {
  try {
    return git(...args);
  } catch {
    return '';
  }
}

/** The content files that a git command lists. -z ends each name by a zero byte, because a name can contain a line break. */
export const listContentFiles = (...args: string[]) =>
  gitOrEmpty(...args, '-z', '--', ...contentPaths)
    .split('\0')
    .filter(Boolean);

/** The last commit that others have, or the last commit if there is no upstream. */
export const lastPublished = () =>
  gitOrEmpty('merge-base', 'HEAD', '@{upstream}') || gitOrEmpty('rev-parse', '--quiet', '--verify', 'HEAD');
