import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { zipSync } from 'fflate';
import { parse } from 'yaml';
import { loadContents } from '../build/1-content/content.ts';
import { makePictures } from '../build/2-assets/pictures/pictures.ts';
import { visit } from '../build/launchCheck/siteToLaunch.ts';
import { languages } from '../content/schema.ts';
import { fieldsOf } from './fields.ts';
import { now } from './journal.ts';
import type { Changes, Publish, Said } from './messages.ts';

function git(...words: string[]): string {
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' };
  const { status, stdout, stderr, error } = spawnSync('git', words, { encoding: 'utf8', env });
  if (status === 0) return stdout;
  throw new Error(`git ${words[0]}: ${error?.message ?? stderr.trim().split('\n').slice(0, 3).join(' ')}`);
}

/** What git answers, or nothing where it has no answer: no repository, no upstream, no name. */
function asked(...words: string[]): string {
  try {
    return git(...words).trimEnd();
  } catch {
    return '';
  }
}

/** What has changed since the last commit, as words before and after. */
export function changes(): Changes {
  const status = asked('status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', 'content');
  const files = status.split('\0').flatMap((line) => line.slice(3) || []);
  return {
    ...{ git: asked('rev-parse', '--is-inside-work-tree') === 'true', branch: asked('branch', '--show-current') },
    said: files.flatMap(saidIn),
    upstream: asked('rev-parse', '--abbrev-ref', '@{upstream}') !== '',
    named: asked('config', 'user.name') !== '' && asked('config', 'user.email') !== '',
  };
}

function saidIn(file: string): Said[] {
  const [, language = '', kind] = /^content\/(?:(\w+)\/)?(\w+)\.\w+$/.exec(file) ?? [];
  const after = now(file)?.toString('utf8');
  if (!file.endsWith('.yaml'))
    return [{ id: basename(file, extname(file)), picture: after ? 'newPicture' : 'noPicture' }];
  const [old, current] = [leaves(asked('show', `HEAD:./${file}`)), leaves(after ?? '')];
  const news = fieldsOf(language || (languages[0] ?? ''), undefined, kind).fields.filter(({ look }) => look === 'new');
  return [...new Set([...old.keys(), ...current.keys()])]
    .filter((path) => old.get(path) !== current.get(path))
    .map((path) => ({
      ...{ id: `${kind}.${path}`, language, before: old.get(path), after: current.get(path) },
      isUntranslated: news.some(({ id }) => id === `${kind}.${path}`),
    }));
}

function leaves(text: string): Map<string, string> {
  const found = new Map<string, string>();
  visit(parse(text), (value, path) => {
    if (value === null || typeof value !== 'object') found.set(path.join('.'), String(value ?? ''));
  });
  return found;
}

/** Checks, commits content/ and nothing else, and pushes where there is somewhere to push to. */
export async function publish({ message, branch, name, email }: Publish): Promise<{ told: string }> {
  await makePictures([...loadContents().values()], new Map());
  if (name) git('config', 'user.name', name);
  if (email) git('config', 'user.email', email);
  if (branch) git('switch', '--quiet', '--create', branch);
  git('add', '--all', '--', 'content');
  git('commit', '--quiet', '--message', message, '--', 'content');
  const here = asked('branch', '--show-current');
  const remote = branch ? asked('remote').split('\n')[0] : '';
  if (!remote && asked('rev-parse', '--abbrev-ref', '@{upstream}') === '') return { told: 'local' };
  try {
    git('push', '--quiet', ...(remote ? ['--set-upstream', remote, here] : []));
  } catch (cause) {
    const cure =
      'Your change is committed here and not lost. Get the others’ changes (git pull --rebase), then git push.';
    throw new Error(`${cause instanceof Error ? cause.message : cause} ${cure}`, { cause });
  }
  return { told: here };
}

/** What there is to give to whoever builds the site where there is no git. */
export function zip(): string {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml') || name.startsWith('images'))
    .filter((name) => /\.\w+$/.test(name))
    .map((name) => [join('content', name).replaceAll('\\', '/'), readFileSync(join('content', name))]);
  return Buffer.from(zipSync(Object.fromEntries(files))).toString('base64');
}
