import { existsSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { languages } from '../content/schema.ts';
import { makePictures } from '../ssg/assets/pictures/pictures.ts';
import { loadContents } from '../ssg/content/content.ts';
import { Drafts, fieldsOf } from './fields.ts';
import { asked, git } from './git.ts';
import type { Changes, Publish, Said } from './messages.ts';

/** What has changed since the last commit, as words before and after. */
export function changes(): Changes {
  const status = asked('status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', 'content');
  const files = status.split('\0').flatMap((line) => line.slice(3) || []);
  return {
    hasGit: asked('rev-parse', '--is-inside-work-tree') === 'true',
    said: files.flatMap(saidIn),
    isWaiting: !['', '0'].includes(asked('rev-list', '--count', '@{upstream}..HEAD')),
    upstream: asked('rev-parse', '--abbrev-ref', '@{upstream}') !== '',
    named: asked('config', 'user.name') !== '' && asked('config', 'user.email') !== '',
  };
}

function saidIn(file: string): Said[] {
  const [, language = '', kind] = /^content\/(?:(\w+)\/)?(\w+)\.yaml$/.exec(file) ?? [];
  const isGone = !existsSync(file);
  if (file.endsWith('focus.yaml')) return [{ id: '', file: 'newFocus' }];
  if (isGone || !kind) return [{ id: basename(file, extname(file)), file: isGone ? 'goneFile' : 'newPicture' }];
  const fieldsIn = (drafts: Drafts) =>
    new Map(fieldsOf(language || String(languages[0]), drafts, kind).fields.map((field) => [field.id, field]));
  const old = fieldsIn(new Drafts([[file, asked('show', `HEAD:./${file}`)]]));
  const current = fieldsIn(new Drafts());
  return [...new Set([...old.keys(), ...current.keys()])]
    .map((id) => ({ id, language, before: old.get(id)?.value ?? '', after: current.get(id)?.value ?? '' }))
    .filter(({ before, after }) => before !== after)
    .map((said) => ({ ...said, isUntranslated: current.get(said.id)?.look === 'new' }));
}

/** Checks, commits content/ and nothing else, and pushes where there is somewhere to push to. */
export async function publish({ message = '', name, email }: Publish): Promise<void> {
  await makePictures([...loadContents().values()], new Map());
  if (name) git(['config', 'user.name', name]);
  if (email) git(['config', 'user.email', email]);
  git(['add', '--all', '--', 'content']);
  // A push that failed left its commit behind.
  if (asked('status', '--porcelain', '--', 'content'))
    git(['commit', '--quiet', '--message', message, '--', 'content']);
  if (changes().upstream) push();
}

/** What others have published meanwhile comes before it. */
function push(): void {
  try {
    git(['push', '--quiet']);
  } catch (cause) {
    const isBehind = /fetch first|non-fast-forward/.test(String(cause));
    if (!isBehind)
      throw new Error(`Nobody has your change yet; it is kept here. Publish again later. (${cause})`, { cause });
    try {
      git(['pull', '--quiet', '--rebase', '--autostash']);
    } catch (clash) {
      asked('rebase', '--abort');
      const cure = 'Your change is kept here. Somebody who knows git has to join the two: git pull --rebase.';
      throw new Error(`Somebody else has published other words in the same place. ${cure}`, { cause: clash });
    }
    git(['push', '--quiet']);
  }
}
