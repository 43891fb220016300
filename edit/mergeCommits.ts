import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { ContentError, loadContents } from '../ssg/content/content.ts';
import { idOf } from './drafts.ts';
import { git, gitOutput, isContent } from './git.ts';
import { mergeYaml } from './mergeYaml.ts';
import { type Conflict, conflictKey, type Decision, type Decisions } from './messages.ts';

/** A git blob id for each file; '' removes the file. */
type Blobs = Map<string, string>;

/**
 * A commit that merges both sides, or the conflicts to decide first. Git merges lines; conflicts in content are merged
 * field by field.
 */
export function mergeCommits(theirs: string, decisions: Decisions): { commit: string } | { conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  const decide = (conflict: Conflict) => {
    const decided = decisions[conflictKey(conflict)];
    if (!decided) conflicts.push(conflict);
    return decided;
  };
  const options = ['--write-tree', '--name-only', '--no-messages', '-z'];
  const output = git(['-c', 'merge.renames=false', 'merge-tree', ...options, 'HEAD', theirs], { mayFail: true });
  const [lines = '', ...files] = output.split('\0').filter(Boolean);
  const code = files.filter((file) => !isContent(file));
  if (!lines || code.length > 0) throw new Error(`Others have changed the same code: ${code.join(', ')}`);

  const base = gitOutput('merge-base', 'HEAD', theirs);
  const merged: Blobs = new Map(files.map((file) => [file, mergedFile(file, [base, 'HEAD', theirs], decide)]));
  if (conflicts.length > 0) return { conflicts };
  let tree = treeWith(lines, merged);
  // The owner chooses one whole side if the merged content fails the check. If the others' content fails too, it may
  // need newer code.
  if (fits(theirs) && !fits(tree)) {
    const side = decide({ id: '', mine: '', theirs }) === 'mine' ? 'HEAD' : theirs;
    if (conflicts.length > 0) return { conflicts };
    const removed = [...contentOf(tree).keys()].map((file) => [file, ''] as const);
    tree = treeWith(tree, new Map([...removed, ...contentOf(side)]));
  }
  const message = 'Put together what was published meanwhile';
  return { commit: git(['commit-tree', tree, '-p', 'HEAD', '-p', theirs, '-m', message]).trim() };
}

type Decide = (conflict: Conflict) => Decision | undefined;
/** The blob id of the merged file. A file that is not YAML on both sides is taken from one side. */
function mergedFile(file: string, commits: [base: string, mine: string, theirs: string], decide: Decide): string {
  const [, mine = '', theirs = ''] = commits.map((commit) =>
    gitOutput('rev-parse', '--quiet', '--verify', `${commit}:${file}`),
  );
  if (!mine || !theirs || !idOf(file)) return decide({ id: file, mine, theirs }) === 'theirs' ? theirs : mine;
  const [base = '', own = '', their = ''] = commits.map((commit) =>
    git(['show', `${commit}:${file}`], { mayFail: true }),
  );
  const input = mergeYaml({ base, mine: own, theirs: their }, (path, ownValue, theirValue) =>
    decide({ id: idOf(file, path), mine: readable(ownValue), theirs: readable(theirValue) }),
  );
  return git(['hash-object', '-w', '--stdin'], { input }).trim();
}

const readable = (value: unknown) => (Object(value) === value ? stringify(value) : String(value ?? '')).trim();

function contentOf(tree: string): Blobs {
  const lines = gitOutput('ls-tree', '-r', '-z', tree, '--', 'content').split('\0');
  const entries = lines.map((line) => /^\d+ blob (\w+)\t(.*)$/s.exec(line) ?? []);
  return new Map(entries.flatMap(([, blob, file]) => (blob && file && isContent(file) ? [[file, blob]] : [])));
}

/** Whether it passes the content check. */
function fits(tree: string): boolean {
  const texts = [...contentOf(tree)].map(
    ([file, blob]) => [file, file.endsWith('.yaml') ? git(['cat-file', 'blob', blob]) : ''] as const,
  );
  try {
    return loadContents('content', new Map(texts)).size > 0;
  } catch (error) {
    if (error instanceof ContentError) return false;
    throw error;
  }
}

/** A copy of the tree with these files, written with a temporary index. */
function treeWith(tree: string, blobs: Blobs): string {
  const env = { GIT_INDEX_FILE: join(tmpdir(), `content-${process.pid}.index`) };
  const lines = [...blobs].map(([file, blob]) => `${blob ? 100644 : 0} ${blob || '0'.repeat(40)}\t${file}\0`);
  git(['read-tree', tree], { env });
  git(['update-index', '-z', '--index-info'], { env, input: lines.join('') });
  const written = git(['write-tree'], { env }).trim();
  rmSync(env.GIT_INDEX_FILE);
  return written;
}
