import { userInfo } from 'node:os';
import { makePictures } from '../ssg/assets/pictures/pictures.ts';
import { loadContents } from '../ssg/content/content.ts';
import { combine } from './combine.ts';
import { Drafts, idOf, PublishedContent, translationsOf } from './drafts.ts';
import { fieldsOf } from './fields.ts';
import { asked, contentFiles, git, lastPublished } from './git.ts';
import type { Changes, Decisions, Difference, Published } from './messages.ts';
import { sitting } from './sitting.ts';

/** All changes since the last published commit. */
export function changes(): Changes {
  const commit = lastPublished();
  const files = [
    ...asked('diff', '--name-only', '-z', commit, '--', ...contentFiles).split('\0'),
    ...asked('ls-files', '--others', '--exclude-standard', '-z', '--', ...contentFiles).split('\0'),
  ];
  const published = new PublishedContent();
  const current = new Drafts();
  return {
    hasGit: commit !== '',
    differences: files.filter(Boolean).flatMap((file) => differencesIn(file, published, current)),
    isWaiting: Number(asked('rev-list', '--count', '@{upstream}..HEAD')) > 0,
    last: sitting.last,
  };
}

function differencesIn(file: string, published: Drafts, current: Drafts): Difference[] {
  const name = idOf(file);
  if (!name) return [{ id: file, before: '', after: '', toTranslate: [] }];
  const [old, now] = [published, current].map((drafts) =>
    Object.fromEntries(fieldsOf(drafts, [name]).fields.map((field) => [field.id, field])),
  );
  return Object.keys({ ...old, ...now }).flatMap((id) => {
    const before = old?.[id]?.value ?? '';
    const after = now?.[id]?.value ?? '';
    if (before === after) return [];
    // A translation that is as it was published, or new with the same text.
    const isBehind = (other: string) => current.at(other) === (published.at(other) ?? after);
    const isText = after !== '' && now?.[id]?.format === 'string';
    return [{ id, before, after, toTranslate: isText ? translationsOf(id).filter(isBehind) : [] }];
  });
}

/** Checks, commits only content, merges what others have published, and pushes. A failed push is repeated next time. */
export async function publish({ decisions }: { decisions?: Decisions }): Promise<Published> {
  await makePictures([...loadContents().values()], new Map());
  Object.assign(sitting.decisions, decisions);
  const toTranslate = changes().differences.flatMap((difference) => difference.toTranslate);
  sitting.last = { ...send(), toTranslate };
  return sitting.last;
}

function send(): Omit<Published, 'toTranslate'> {
  try {
    commitContent();
    const [remote = '', branch = ''] = upstream();
    if (!remote) return { outcome: 'here' };
    git(['fetch', '--quiet', remote]);
    const mine = asked('rev-parse', 'HEAD');
    const theirs = asked('rev-parse', '@{upstream}');
    const base = asked('merge-base', mine, theirs);
    let next = base === mine ? theirs : mine;
    if (base !== mine && base !== theirs) {
      const combined = combine(theirs, sitting.decisions);
      if ('clashes' in combined) return { outcome: 'asks', clashes: combined.clashes };
      next = combined.commit;
    }
    git(['push', '--quiet', remote, `${next}:${branch}`]);
    // Fails when uncommitted changes touch the same files; the next publish does it.
    git(['merge', '--quiet', '--ff-only', next], { mayFail: true });
    sitting.decisions = {};
    return { outcome: 'sent', isBehind: asked('rev-parse', 'HEAD') !== next };
  } catch (problem) {
    return { outcome: 'waits', problem: String(problem) };
  }
}

function upstream(): string[] {
  const current = asked('symbolic-ref', 'HEAD') || 'none';
  return asked('for-each-ref', '--format=%(upstream:remotename) %(upstream:remoteref)', current).split(' ');
}

/** Other staged changes stay staged. */
function commitContent(): void {
  git(['add', '--all', '--', ...contentFiles]);
  if (!asked('status', '--porcelain', '--untracked-files=no', '--', ...contentFiles)) return;
  const { username } = userInfo();
  for (const [key, value] of Object.entries({ 'user.name': username, 'user.email': `${username}@localhost` }))
    if (!asked('config', key)) git(['config', key, value]);
  git(['commit', '--quiet', '--only', '--message', 'Change words and pictures', '--', ...contentFiles]);
}
