import { spawnSync } from 'node:child_process';

/** The files that publishing sends, as arguments of git. The schemas in the same folder are code. */
export const contentPaths = ['content', ':(exclude,glob)content/**/*.ts'];

/** Runs git with a limit of one minute. It never asks for a password in the terminal. */
export function git(
  args: readonly string[],
  { cwd = '.', mayFail = false, encoding = 'utf8' as BufferEncoding } = {},
): string {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd,
    encoding,
    maxBuffer: 1e9,
    timeout: 60_000,
    env: { GIT_SSH_COMMAND: 'ssh -o BatchMode=yes', GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C.UTF-8', ...process.env },
  });
  if (status === 0 || mayFail) return stdout ?? '';
  throw new Error(`git ${args[0]}: ${error?.message ?? (stderr || stdout).trim().split('\n').slice(0, 3).join(' ')}`);
}

/** Git's answer, or '' where it has none: no repository, no upstream, no such file. */
export const gitOutput = (...args: string[]) => git(args, { mayFail: true }).trimEnd();

/** Lines are ended by zero bytes, because file names can contain anything else. */
export const gitLines = (command: string, ...args: string[]) =>
  gitOutput(command, '-z', ...args)
    .split('\0')
    .filter(Boolean);

/** The last commit that others have, or the last one where there is no upstream. */
export const lastPublished = () =>
  gitOutput('merge-base', 'HEAD', '@{upstream}') || gitOutput('rev-parse', '--quiet', '--verify', 'HEAD');
