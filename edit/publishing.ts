import { userInfo } from 'node:os';
import { languages } from '../content/schema.ts';
import { checkPictures } from '../ssg/assets/pictures/pictures.ts';
import { loadContents } from '../ssg/content/content.ts';
import { valueAt } from '../ssg/content/jsonSchema.ts';
import { allFields, asText, ContentFiles, idOf, translationsOf } from './contentFiles.ts';
import { contentPaths, git, gitOrEmpty, lastPublished, listContentFiles } from './git.ts';
import { mergeCommits } from './mergeCommits.ts';
import { type Change, type Decisions, languageOf, type PublishInfo } from './protocol.ts';
import { hasSameItemOrder, isGroup, isSame, keysOf } from './yaml.ts';

export function publishedVersionsOfChangedFiles(): ContentFiles {
  const commit = lastPublished();
  const files = [
    ...listContentFiles('diff', '--name-only', commit),
    ...listContentFiles('ls-files', '--others', '--exclude-standard'),
  ];
  return new ContentFiles(files.map((file) => [file, Buffer.from(gitOrEmpty('show', `${commit}:./${file}`))]));
}

export function differences(published = publishedVersionsOfChangedFiles()): Change[] {
  const current = new ContentFiles();
  return [...published.keys()].flatMap((file) => {
    const id = idOf(file);
    return id ? diff(id, published.valueAt(id), current.valueAt(id)) : { id: file, was: '', value: '' };
  });
}

/** If items of a list were added, removed or moved, the list is one change, and each field of its new items is another. */
export function diff(id: string, old: unknown, now: unknown): Change[] {
  if (isSame(old, now)) return [];
  if (isGroup(now) && hasSameItemOrder(old, now))
    return keysOf(now, old).flatMap((key) => diff(`${id}.${key}`, valueAt(old, [key]), valueAt(now, [key])));
  const change = { id, was: asText(old), value: asText(now) };
  if (!Array.isArray(now)) return [change];
  const isInOld = (item: unknown) => Array.isArray(old) && old.some((each) => isSame(each, item));
  return [change, ...now.flatMap((item, index) => (isInOld(item) ? [] : diff(`${id}.${index}`, undefined, item)))];
}

export function unpublishedChanges(published = publishedVersionsOfChangedFiles()): PublishInfo {
  const changes = differences(published);
  const changed = new Map(changes.map(({ id, value }) => [id, value]));
  const changedTexts = allFields().filter(({ id, value, format }) => value && format === 'string' && changed.has(id));
  // Either the translation is unchanged, or save.ts has copied a new text of the default language into it.
  const needsTranslation = (id: string, text: string) =>
    !changed.has(id) || (changed.get(id) === text && languageOf(id) !== languages[0]);
  const toTranslate = changedTexts.flatMap(({ id, value }) =>
    translationsOf(id).filter((other) => needsTranslation(other, value)),
  );
  const outcome = changes.length > 0 ? 'changed' : 'nothingChanged';
  return { outcome: lastPublished() ? outcome : 'noGit', differences: changes, toTranslate };
}

export async function publish({ decisions = {} }: { decisions?: Decisions }): Promise<PublishInfo> {
  await checkPictures([...loadContents().values()]);
  // Read before the push, after which no change is unpublished.
  const { toTranslate } = unpublishedChanges();
  return { decisions, toTranslate, ...commitAndPush(decisions) };
}

function commitAndPush(decisions: Decisions): Omit<PublishInfo, 'toTranslate'> {
  try {
    commitContent();
    const [remote, ...branch] = gitOrEmpty('rev-parse', '--abbrev-ref', '@{upstream}').split('/');
    if (!remote) return { outcome: 'local' };
    git('fetch', '--quiet', remote);
    const mine = gitOrEmpty('rev-parse', 'HEAD');
    const theirs = gitOrEmpty('rev-parse', '@{upstream}');
    const base = gitOrEmpty('merge-base', mine, theirs);
    let commitToPush = base === mine ? theirs : mine;
    if (base !== mine && base !== theirs) {
      const merged = mergeCommits({ base, mine, theirs }, decisions);
      if ('conflicts' in merged) return { outcome: 'conflicts', conflicts: merged.conflicts };
      commitToPush = merged.commit;
    }
    git('push', '--quiet', remote, `${commitToPush}:${branch.join('/')}`);
    // Does nothing if uncommitted changes touch the same files: the next publish tries again.
    gitOrEmpty('merge', '--quiet', '--ff-only', commitToPush);
    return { outcome: 'sent' };
  } catch (problem) {
    return { outcome: 'notSent', problem: String(problem) };
  }
}

function commitContent(): void {
  git('add', '--all', '--', ...contentPaths);
  if (!gitOrEmpty('status', '--porcelain', '--untracked-files=no', '--', ...contentPaths)) return;
  const { username } = userInfo();
  for (const [key, value] of Object.entries({ 'user.name': username, 'user.email': `${username}@localhost` }))
    if (!gitOrEmpty('config', key)) git('config', key, value);
  git('commit', '--quiet', '--only', '--message', 'Change words and pictures', '--', ...contentPaths);
}
