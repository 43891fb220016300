import { userInfo } from 'node:os';
import { makePictures } from '../ssg/assets/pictures/pictures.ts';
import { loadContents } from '../ssg/content/content.ts';
import { ContentFiles, idOf, PublishedContent, translationsOf } from './contentFiles.ts';
import { fieldsIn } from './fields.ts';
import { contentFiles, git, gitLines, gitOutput, lastPublished } from './git.ts';
import { mergeCommits } from './mergeCommits.ts';
import { type Change, type Changes, type Decisions, isInside } from './messages.ts';

type Result = Pick<Changes, 'outcome' | 'conflicts' | 'problem' | 'isBehind'>;
type PublishResult = Result & { toTranslate: string[]; decisions: Decisions };
/** The last result, until the next change. It is global, because Vite reloads the editor's code when a file of it changes. */
const session = globalThis as { publishResult?: PublishResult | undefined };
export function forgetResult(): void {
  session.publishResult = undefined;
}

/** All changes since the last published commit. */
export function changes(): Changes {
  const commit = lastPublished();
  const files = [
    ...gitLines('diff', '--name-only', commit, '--', ...contentFiles),
    ...gitLines('ls-files', '--others', '--exclude-standard', '--', ...contentFiles),
  ];
  const published = new PublishedContent();
  const current = new ContentFiles();
  const fields = files.flatMap((file) => changedFields(file, published, current));
  const newItems = published.listChanges.filter(({ what }) => what === 'newItem');
  const differences = [
    ...published.listChanges,
    ...fields.filter((field) => !newItems.some((item) => isInside(field.id, item.id))),
  ];
  // Translations that are as they were published, or new with the same text.
  const toTranslate = fields.flatMap(({ id, value, isText }) =>
    isText ? translationsOf(id).filter((other) => current.at(other) === (published.at(other) ?? value)) : [],
  );
  return { outcome: outcomeBefore(commit, differences), toTranslate, ...session.publishResult, differences };
}

function outcomeBefore(commit: string, differences: Change[]): Changes['outcome'] {
  if (!commit) return 'noGit';
  // Published earlier, but not sent.
  if (Number(gitOutput('rev-list', '--count', '@{upstream}..HEAD')) > 0) return 'hasUnsent';
  return differences.length > 0 ? 'changed' : 'nothingChanged';
}

function changedFields(file: string, published: ContentFiles, current: ContentFiles) {
  const name = idOf(file);
  if (!name) return [{ id: file, was: '', value: '', isText: false }];
  const [old, now] = [published, current].map(
    (version) => new Map(fieldsIn(name, version).map((one) => [one.id, one])),
  );
  return [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])].flatMap((id) => {
    const was = old?.get(id)?.value ?? '';
    const { value, format } = now?.get(id) ?? { value: '' };
    return was === value ? [] : [{ id, was, value, isText: value !== '' && format === 'string' }];
  });
}

/** Checks, commits only content, merges what others have published, and pushes. A failed push is repeated next time. */
export async function publish({ decisions }: { decisions?: Decisions }): Promise<Changes> {
  await makePictures([...loadContents().values()], new Map());
  const decided = { ...session.publishResult?.decisions, ...decisions };
  const { toTranslate } = changes();
  session.publishResult = { ...commitAndPush(decided), toTranslate, decisions: decided };
  return changes();
}

function commitAndPush(decisions: Decisions): Result {
  try {
    commitContent();
    const [remote, ...branch] = gitOutput('rev-parse', '--abbrev-ref', '@{upstream}').split('/');
    if (!remote) return { outcome: 'local' };
    git(['fetch', '--quiet', remote]);
    const mine = gitOutput('rev-parse', 'HEAD');
    const theirs = gitOutput('rev-parse', '@{upstream}');
    const base = gitOutput('merge-base', mine, theirs);
    let next = base === mine ? theirs : mine;
    if (base !== mine && base !== theirs) {
      const merged = mergeCommits({ base, mine, theirs }, decisions);
      if ('conflicts' in merged) return { outcome: 'conflicts', conflicts: merged.conflicts };
      next = merged.commit;
    }
    git(['push', '--quiet', remote, `${next}:${branch.join('/')}`]);
    // Fails when uncommitted changes touch the same files; the next publish does it.
    git(['merge', '--quiet', '--ff-only', next], { mayFail: true });
    return { outcome: 'sent', isBehind: gitOutput('rev-parse', 'HEAD') !== next };
  } catch (problem) {
    return { outcome: 'notSent', problem: String(problem) };
  }
}

/** Other staged changes stay staged. */
function commitContent(): void {
  git(['add', '--all', '--', ...contentFiles]);
  if (!gitOutput('status', '--porcelain', '--untracked-files=no', '--', ...contentFiles)) return;
  const { username } = userInfo();
  for (const [key, value] of Object.entries({ 'user.name': username, 'user.email': `${username}@localhost` }))
    if (!gitOutput('config', key)) git(['config', key, value]);
  git(['commit', '--quiet', '--only', '--message', 'Change words and pictures', '--', ...contentFiles]);
}
