import { execFileSync } from 'node:child_process';

/** Without the schemas in content/, because they are code. */
export const contentPaths = ['content', ':(exclude,glob)content/**/*.ts'];

/** With these variables git never asks for a password in the terminal. */
const env = { GIT_SSH_COMMAND: 'ssh -o BatchMode=yes', GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C.UTF-8', ...process.env };

export const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe', maxBuffer: 1e9, timeout: 60_000, env }).trimEnd();

export function gitOrEmpty(...args: string[]): string {
  try {
    return git(...args);
  } catch {
    return '';
  }
}

export const listContentFiles = (...args: string[]) =>
  gitOrEmpty(...args, '-z', '--', ...contentPaths)
    .split('\0')
    .filter(Boolean);

export const lastPublished = () =>
  gitOrEmpty('merge-base', 'HEAD', '@{upstream}') || gitOrEmpty('rev-parse', '--quiet', '--verify', 'HEAD');
