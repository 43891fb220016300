import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { basename, extname } from 'node:path';
import { inWords } from '../content/schema/inWords.ts';
import { languages } from '../content/schema.ts';
import { makePictures } from '../ssg/assets/pictures/pictures.ts';
import { loadContents } from '../ssg/content/content.ts';
import { combine } from './combine.ts';
import { Drafts, fieldsOf } from './fields.ts';
import { asked, contentFiles, git, lastPublished } from './git.ts';
import type { Changes, Decisions, Published, Said } from './messages.ts';
import { sitting } from './sitting.ts';

export function changes(): Changes {
  const published = lastPublished();
  const files = [
    ...asked('diff', '--name-only', '-z', published, '--', ...contentFiles).split('\0'),
    ...asked('ls-files', '--others', '--exclude-standard', '-z', '--', ...contentFiles).split('\0'),
  ];
  return {
    hasGit: published !== '',
    hasUpstream: asked('rev-parse', '--quiet', '--verify', '@{upstream}') !== '',
    said: files.filter(Boolean).flatMap((file) => saidIn(file, published)),
    isWaiting: Number(asked('rev-list', '--count', '@{upstream}..HEAD')) > 0,
    last: sitting.last,
  };
}

function saidIn(file: string, published: string): Said[] {
  const [, language = '', kind] = /^content\/(?:(\w+)\/)?(\w+)\.yaml$/.exec(file) ?? [];
  const id = basename(file, extname(file));
  if (file.endsWith('focus.yaml')) return [{ id: '', language, file: 'newFocus' }];
  if (!existsSync(file) || !kind) return [{ id, language, file: existsSync(file) ? 'newPicture' : 'goneFile' }];
  const fieldsIn = (drafts: Drafts) =>
    new Map(fieldsOf(language || String(languages[0]), drafts, kind).fields.map((field) => [field.id, field]));
  const old = fieldsIn(new Drafts([[file, asked('show', `${published}:./${file}`)]]));
  const current = fieldsIn(new Drafts());
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((each) => {
    const [before = '', after = ''] = [old, current].map((fields) => fields.get(each)?.value);
    const isUntranslated = current.get(each)?.look === 'new';
    return before === after ? [] : [{ id: each, language, before, after, isUntranslated }];
  });
}

/** Checks, commits only content, merges what others have published, and pushes. A failed push is repeated next time. */
export async function publish({ decisions }: { decisions?: Decisions }): Promise<Published> {
  await makePictures([...loadContents().values()], new Map());
  Object.assign(sitting.decisions, decisions);
  const untranslated = languages.flatMap((language) =>
    fieldsOf(language).fields.flatMap(({ id, look }) => (look ? [{ id, language }] : [])),
  );
  sitting.last = { ...send(), untranslated };
  return sitting.last;
}

function send(): Omit<Published, 'untranslated'> {
  try {
    commitContent();
    const upstream = ['--format=%(upstream:remotename) %(upstream:remoteref)', asked('symbolic-ref', 'HEAD') || 'none'];
    const [remote = '', branch = ''] = asked('for-each-ref', ...upstream).split(' ');
    if (!remote) return { outcome: 'here' };
    git(['fetch', '--quiet', remote]);
    const [mine = '', theirs = ''] = ['HEAD', '@{upstream}'].map((name) => asked('rev-parse', name));
    const base = asked('merge-base', mine, theirs);
    const isAlone = base === mine || base === theirs;
    const next = isAlone ? { commit: base === mine ? theirs : mine } : combine(theirs, sitting.decisions);
    if ('clashes' in next) return { outcome: 'asks', clashes: next.clashes };
    git(['push', '--quiet', remote, `${next.commit}:${branch}`]);
    // Fails when uncommitted changes touch the same files; the next publish does it.
    git(['merge', '--quiet', '--ff-only', next.commit], { mayFail: true });
    sitting.decisions = {};
    return { outcome: 'sent', isBehind: asked('rev-parse', 'HEAD') !== next.commit };
  } catch (problem) {
    return { outcome: 'waits', problem: String(problem) };
  }
}

/** Other staged changes stay staged. */
function commitContent(): void {
  const places = changes().said.map(({ id }) => inWords(id.split('.').slice(1)).toLowerCase() || id || 'pictures');
  git(['add', '--all', '--', ...contentFiles]);
  if (!asked('status', '--porcelain', '--untracked-files=no', '--', ...contentFiles)) return;
  const { username } = userInfo();
  for (const [key, value] of Object.entries({ 'user.name': username, 'user.email': `${username}@localhost` }))
    if (!asked('config', key)) git(['config', key, value]);
  const [first = 'words', ...others] = new Set(places);
  const message = `Change ${first}${others.length > 0 ? ` and ${others.length} more` : ''}`;
  git(['commit', '--quiet', '--only', '--message', message, '--', ...contentFiles]);
}
