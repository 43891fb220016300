import { spawnSync } from 'node:child_process';

export class GitError extends Error {
  override name = 'GitError';
}

export function git(words: readonly string[], input?: string, env: NodeJS.ProcessEnv = {}): string {
  const { status, stdout, stderr, error } = spawnSync('git', words, {
    encoding: 'utf8',
    input,
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C.UTF-8', ...env },
    maxBuffer: 1e9,
  });
  if (status === 0) return stdout;
  throw new GitError(
    `git ${words[0]}: ${error?.message ?? (stderr || stdout).trim().split('\n').slice(0, 3).join(' ')}`,
  );
}

/** Git's answer, or nothing where it has none: no repository, no upstream, no such file. */
export function asked(...words: string[]): string {
  try {
    return git(words).trimEnd();
  } catch {
    return '';
  }
}
