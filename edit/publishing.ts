import { execFileSync } from 'node:child_process';
import { extname } from 'node:path';
import { parse } from 'yaml';
import { ContentError, loadContents } from '../build/1-content/content.ts';
import { makePictures } from '../build/2-assets/pictures/pictures.ts';
import { now } from './journal.ts';
import type { Changes, Publish, Published, Said } from './messages.ts';

const git = (...words: string[]) =>
  execFileSync('git', words, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0' },
  });

/** What git answers, or nothing where it has no answer: no repository, no upstream, no name. */
function asked(...words: string[]): string {
  try {
    return git(...words).trim();
  } catch {
    return '';
  }
}

/** What has changed since the last commit, as words before and after. */
export function changes(): Changes {
  const isGit = asked('rev-parse', '--is-inside-work-tree') === 'true';
  const files = isGit
    ? git('status', '--porcelain', '-z', '--untracked-files=all', '--', 'content')
        .split('\0')
        .filter(Boolean)
        .map((line) => line.slice(3))
    : [];
  return {
    ...{ git: isGit, files, branch: asked('branch', '--show-current') },
    said: files.flatMap(saidIn),
    upstream: asked('rev-parse', '--abbrev-ref', '@{upstream}') !== '',
    named: asked('config', 'user.name') !== '' && asked('config', 'user.email') !== '',
  };
}

function saidIn(file: string): Said[] {
  const after = now(file);
  const place = file.replace(/^content\//, '').replace(/\.yaml$/, '');
  if (extname(file) !== '.yaml') return [{ place, before: '', after: after ? '+' : '−' }];
  const before = leaves(asked('show', `HEAD:./${file}`));
  const current = leaves(after?.toString('utf8') ?? '');
  return [...new Set([...before.keys(), ...current.keys()])]
    .filter((path) => before.get(path) !== current.get(path))
    .map((path) => ({ place: `${place}.${path}`, before: before.get(path) ?? '', after: current.get(path) ?? '' }));
}

function leaves(text: string): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (value: unknown, path: string) => {
    if (value !== null && typeof value === 'object')
      for (const [name, inner] of Object.entries(value)) walk(inner, path ? `${path}.${name}` : name);
    else found.set(path, String(value ?? ''));
  };
  walk(parse(text), '');
  return found;
}

/** Checks, commits content/ and nothing else, and pushes where there is somewhere to push to. */
export async function publish({ message, branch, name, email }: Publish): Promise<Published> {
  try {
    await makePictures([...loadContents().values()], new Map());
  } catch (error) {
    if (error instanceof ContentError) return { mistakes: error.message.split(/\n(?! )/) };
    throw error;
  }
  try {
    if (name) git('config', 'user.name', name);
    if (email) git('config', 'user.email', email);
    if (branch) git('switch', '--create', branch);
    git('add', '--all', '--', 'content');
    git('commit', '--quiet', '--message', message, '--', 'content');
  } catch (error) {
    return { mistakes: [`git could not commit it: ${reasonOf(error)}`] };
  }
  const here = asked('branch', '--show-current');
  const remote = branch ? asked('remote').split('\n')[0] : '';
  if (!remote && asked('rev-parse', '--abbrev-ref', '@{upstream}') === '') return { told: 'local' };
  try {
    if (remote) git('push', '--quiet', '--set-upstream', remote, here);
    else git('push', '--quiet');
    return { told: here };
  } catch (error) {
    const cure =
      'Your change is committed here and not lost. Get the others’ changes (git pull --rebase), then git push.';
    return { mistakes: [`git could not push it: ${reasonOf(error)} ${cure}`] };
  }
}

const reasonOf = (error: unknown) => {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  return said.trim().split('\n').slice(0, 3).join(' ');
};
