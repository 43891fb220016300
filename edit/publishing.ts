import { existsSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { languages } from '../content/schema.ts';
import { makePictures } from '../ssg/assets/pictures/pictures.ts';
import { loadContents } from '../ssg/content/content.ts';
import { combine } from './combine.ts';
import { Drafts, fieldsOf } from './fields.ts';
import { asked, contentFiles, git, lastPublished } from './git.ts';
import type { Changes, Decisions, Publish, Published, Said } from './messages.ts';
import { sitting } from './sitting.ts';

/** What has changed since others last got it, as words before and after. */
export function changes(): Changes {
  const published = lastPublished();
  const files = [
    ...asked('diff', '--name-only', '-z', published, '--', ...contentFiles).split('\0'),
    ...asked('ls-files', '--others', '--exclude-standard', '-z', '--', ...contentFiles).split('\0'),
  ];
  return {
    hasGit: published !== '',
    said: files.filter(Boolean).flatMap((file) => saidIn(file, published)),
    isWaiting: !['', '0'].includes(asked('rev-list', '--count', '@{upstream}..HEAD')),
    upstream: asked('rev-parse', '--abbrev-ref', '@{upstream}') !== '',
    named: asked('config', 'user.name') !== '' && asked('config', 'user.email') !== '',
    last: sitting.last,
  };
}

function saidIn(file: string, published: string): Said[] {
  const [, language = '', kind] = /^content\/(?:(\w+)\/)?(\w+)\.yaml$/.exec(file) ?? [];
  const isGone = !existsSync(file);
  if (file.endsWith('focus.yaml')) return [{ id: '', file: 'newFocus' }];
  if (isGone || !kind) return [{ id: basename(file, extname(file)), file: isGone ? 'goneFile' : 'newPicture' }];
  const fieldsIn = (drafts: Drafts) =>
    new Map(fieldsOf(language || String(languages[0]), drafts, kind).fields.map((field) => [field.id, field]));
  const old = fieldsIn(new Drafts([[file, asked('show', `${published}:./${file}`)]]));
  const current = fieldsIn(new Drafts());
  return [...new Set([...old.keys(), ...current.keys()])]
    .map((id) => ({ id, language, before: old.get(id)?.value ?? '', after: current.get(id)?.value ?? '' }))
    .filter(({ before, after }) => before !== after)
    .map((said) => ({ ...said, isUntranslated: current.get(said.id)?.look === 'new' }));
}

/** Checks, commits content and nothing else, merges what others have published, and pushes. Whatever fails is left for the next time. */
export async function publish({ message = '', name, email, decisions = {} }: Publish): Promise<Published> {
  await makePictures([...loadContents().values()], new Map());
  if (name) git(['config', 'user.name', name]);
  if (email) git(['config', 'user.email', email]);
  const untranslated = languages.flatMap((language) =>
    fieldsOf(language).fields.flatMap(({ id, look }) => (look ? [{ id, language }] : [])),
  );
  sitting.last = { ...send(message, decisions), untranslated };
  return sitting.last;
}

function send(message: string, decisions: Decisions): Omit<Published, 'untranslated'> {
  try {
    git(['add', '--all', '--', ...contentFiles]);
    if (asked('status', '--porcelain', '--untracked-files=no', '--', ...contentFiles))
      git(['commit', '--quiet', '--only', '--message', message, '--', ...contentFiles]);
    const upstream = ['--format=%(upstream:remotename) %(upstream:remoteref)', asked('symbolic-ref', 'HEAD') || 'none'];
    const [remote = '', branch = ''] = asked('for-each-ref', ...upstream).split(' ');
    if (!remote) return { outcome: 'here' };
    for (let tries = 1; ; tries++) {
      git(['fetch', '--quiet', remote]);
      const combined = next(asked('rev-parse', '@{upstream}'), decisions);
      if ('clashes' in combined) return { outcome: 'asks', clashes: combined.clashes };
      try {
        git(['push', '--quiet', remote, `${combined.commit}:${branch}`]);
        return { outcome: 'sent', isBehind: !bring(combined.commit) };
      } catch (problem) {
        // Somebody has published between the two.
        if (tries > 4 || !/fetch first|non-fast-forward/.test(String(problem))) throw problem;
      }
    }
  } catch (problem) {
    return { outcome: 'waits', problem: String(problem) };
  }
}

function next(theirs: string, decisions: Decisions): ReturnType<typeof combine> {
  const [head, base] = [asked('rev-parse', 'HEAD'), asked('merge-base', 'HEAD', theirs)];
  if (base === theirs) return { commit: head };
  return base === head ? { commit: theirs } : combine(theirs, decisions);
}

/** Moves this folder to the commit. Where a file that it changes has uncommitted changes, all stays as it is, and the next time does it. */
function bring(commit: string): boolean {
  try {
    asked('update-index', '-q', '--refresh');
    git(['read-tree', '-m', '-u', 'HEAD', commit]);
    git(['update-ref', '-m', 'publish', 'HEAD', commit]);
    return true;
  } catch {
    return false;
  }
}
