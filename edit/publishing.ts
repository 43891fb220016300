import { userInfo } from 'node:os';
import { languages } from '../content/schema.ts';
import { makePictures } from '../ssg/assets/pictures/pictures.ts';
import { loadContents } from '../ssg/content/content.ts';
import { fieldsOf, translationsOf } from './contentFiles.ts';
import { differences } from './differences.ts';
import { contentPaths, git, gitOutput, lastPublished } from './git.ts';
import { mergeCommits } from './mergeCommits.ts';
import { type Changes, type Decisions, isInside } from './messages.ts';

type Result = Omit<Changes, 'differences'> & { decisions: Decisions };
/** The last result. It is global, because Vite reloads the editor's code when a file of it changes. */
const session = globalThis as { publishResult?: Result };

export function unpublishedChanges(): Changes {
  const all = differences();
  // A list names its new items, so their fields are not listed. Only changed lists contain other changes.
  const isInList = (id: string) => all.some((list) => list.id !== id && isInside(id, list.id));
  const shown = all.filter(({ id, was }) => was || !isInList(id));
  const changed = new Map(all.map(({ id, value }) => [id, value]));
  const texts = fieldsOf().filter(({ id, value, format }) => value && format === 'string' && changed.has(id));
  // Translations that did not change, or are the same as the first language's text.
  const isDue = (id: string, text: string) =>
    !changed.has(id) || (changed.get(id) === text && !id.startsWith(`${languages[0]}/`));
  const toTranslate = texts.flatMap(({ id, value }) => translationsOf(id).filter((other) => isDue(other, value)));
  const outcomeInGit = shown.length > 0 ? 'changed' : 'nothingChanged';
  const outcome = lastPublished() ? outcomeInGit : 'noGit';
  const result = session.publishResult;
  // What was sent is said until something else can be sent, and what went wrong as long as something can be.
  const isCurrent = (outcome === 'nothingChanged') === ['sent', 'local'].includes(result?.outcome ?? '');
  return { outcome, toTranslate, ...(isCurrent && result), differences: shown };
}

/** Checks, commits only content, merges what others have published, and pushes. A failed push is repeated next time. */
export async function publish({ decisions }: { decisions?: Decisions }): Promise<Changes> {
  await makePictures([...loadContents().values()], new Map());
  const decided = { ...session.publishResult?.decisions, ...decisions };
  // First, because after the push nothing differs from what is published.
  const { toTranslate } = unpublishedChanges();
  session.publishResult = { ...commitAndPush(decided), toTranslate, decisions: decided };
  return unpublishedChanges();
}

function commitAndPush(decisions: Decisions): Omit<Result, 'toTranslate' | 'decisions'> {
  try {
    commitContent();
    const [remote, ...branch] = gitOutput('rev-parse', '--abbrev-ref', '@{upstream}').split('/');
    if (!remote) return { outcome: 'local' };
    git('fetch', '--quiet', remote);
    const mine = gitOutput('rev-parse', 'HEAD');
    const theirs = gitOutput('rev-parse', '@{upstream}');
    const base = gitOutput('merge-base', mine, theirs);
    let next = base === mine ? theirs : mine;
    if (base !== mine && base !== theirs) {
      const merged = mergeCommits({ base, mine, theirs }, decisions);
      if ('conflicts' in merged) return { outcome: 'conflicts', conflicts: merged.conflicts };
      next = merged.commit;
    }
    git('push', '--quiet', remote, `${next}:${branch.join('/')}`);
    // Fails when uncommitted changes touch the same files. Then the next publish tries it again.
    gitOutput('merge', '--quiet', '--ff-only', next);
    return { outcome: 'sent' };
  } catch (problem) {
    return { outcome: 'notSent', problem: String(problem) };
  }
}

/** Other staged changes stay staged. */
function commitContent(): void {
  git('add', '--all', '--', ...contentPaths);
  if (!gitOutput('status', '--porcelain', '--untracked-files=no', '--', ...contentPaths)) return;
  const { username } = userInfo();
  for (const [key, value] of Object.entries({ 'user.name': username, 'user.email': `${username}@localhost` }))
    if (!gitOutput('config', key)) git('config', key, value);
  git('commit', '--quiet', '--only', '--message', 'Change words and pictures', '--', ...contentPaths);
}
