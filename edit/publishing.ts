import { userInfo } from 'node:os';
import { makePictures } from '../ssg/assets/pictures/pictures.ts';
import { loadContents } from '../ssg/content/content.ts';
import { ContentFiles, idOf, PublishedContent, translationsOf } from './contentFiles.ts';
import { fieldsIn } from './fields.ts';
import { contentFiles, git, gitLines, gitOutput, lastPublished } from './git.ts';
import { mergeCommits } from './mergeCommits.ts';
import type { Change, Changes, Decisions } from './messages.ts';

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
  const differences = files.flatMap((file) => differencesIn(file, published, current));
  const toTranslate = differences.flatMap((difference) => difference.toTranslate);
  return { outcome: outcomeBefore(commit, differences), toTranslate, ...session.publishResult, differences };
}

function outcomeBefore(commit: string, differences: Change[]): Changes['outcome'] {
  if (!commit) return 'noGit';
  // Published earlier, but not sent.
  if (Number(gitOutput('rev-list', '--count', '@{upstream}..HEAD')) > 0) return 'hasUnsent';
  return differences.length > 0 ? 'changed' : 'nothingChanged';
}

type Difference = Change & { toTranslate: string[] };
function differencesIn(file: string, published: ContentFiles, current: ContentFiles): Difference[] {
  const name = idOf(file);
  if (!name) return [{ id: file, was: '', value: '', toTranslate: [] }];
  const [old, now] = [published, current].map((version) =>
    Object.fromEntries(fieldsIn(name, version).map((field) => [field.id, field])),
  );
  return Object.keys({ ...old, ...now }).flatMap((id) => {
    const was = old?.[id]?.value ?? '';
    const value = now?.[id]?.value ?? '';
    if (was === value) return [];
    // A translation that is as it was published, or new with the same text.
    const isBehind = (other: string) => current.at(other) === (published.at(other) ?? value);
    const isText = value !== '' && now?.[id]?.format === 'string';
    return [{ id, was, value, toTranslate: isText ? translationsOf(id).filter(isBehind) : [] }];
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
