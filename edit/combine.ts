import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { ContentError, loadContents } from '../ssg/content/content.ts';
import { idOf } from './drafts.ts';
import { asked, git, isContent } from './git.ts';
import { merge } from './merge.ts';
import { type Clash, type Decision, type Decisions, keyOf } from './messages.ts';

/** A git blob id for each file; '' removes the file. */
type Blobs = Map<string, string>;

/**
 * A commit that merges both sides, or the conflicts to decide first. Git merges lines; conflicts in content are merged
 * field by field.
 */
export function combine(theirs: string, decisions: Decisions): { commit: string } | { clashes: Clash[] } {
  const clashes: Clash[] = [];
  const decide = (clash: Clash) => {
    const decided = decisions[keyOf(clash)];
    if (!decided) clashes.push(clash);
    return decided;
  };
  const options = ['--write-tree', '--name-only', '--no-messages', '-z'];
  const output = git(['-c', 'merge.renames=false', 'merge-tree', ...options, 'HEAD', theirs], { mayFail: true });
  const [lines = '', ...conflicts] = output.split('\0').filter(Boolean);
  const code = conflicts.filter((file) => !isContent(file));
  if (!lines || code.length > 0) throw new Error(`Others have changed the same code: ${code.join(', ')}`);

  const base = asked('merge-base', 'HEAD', theirs);
  const merged: Blobs = new Map(conflicts.map((file) => [file, mergedFile(file, [base, 'HEAD', theirs], decide)]));
  if (clashes.length > 0) return { clashes };
  let tree = treeWith(lines, merged);
  // The owner chooses one whole side if the merged content fails the check. If the others' content fails too, it may
  // need newer code.
  if (fits(theirs) && !fits(tree)) {
    const side = decide({ id: '', mine: '', theirs }) === 'mine' ? 'HEAD' : theirs;
    if (clashes.length > 0) return { clashes };
    const removed = [...contentOf(tree).keys()].map((file) => [file, ''] as const);
    tree = treeWith(tree, new Map([...removed, ...contentOf(side)]));
  }
  const message = 'Put together what was published meanwhile';
  return { commit: git(['commit-tree', tree, '-p', 'HEAD', '-p', theirs, '-m', message]).trim() };
}

type Decide = (clash: Clash) => Decision | undefined;
/** The blob id of the merged file. A file that is not YAML on both sides is taken from one side. */
function mergedFile(file: string, commits: [base: string, mine: string, theirs: string], decide: Decide): string {
  const [, mine = '', theirs = ''] = commits.map((commit) =>
    asked('rev-parse', '--quiet', '--verify', `${commit}:${file}`),
  );
  if (!mine || !theirs || !idOf(file)) return decide({ id: file, mine, theirs }) === 'theirs' ? theirs : mine;
  const [base = '', own = '', their = ''] = commits.map((commit) =>
    git(['show', `${commit}:${file}`], { mayFail: true }),
  );
  const input = merge({ base, mine: own, theirs: their }, (path, ownValue, theirValue) =>
    decide({ id: idOf(file, path), mine: readable(ownValue), theirs: readable(theirValue) }),
  );
  return git(['hash-object', '-w', '--stdin'], { input }).trim();
}

const readable = (value: unknown) => (Object(value) === value ? stringify(value) : String(value ?? '')).trim();

function contentOf(tree: string): Blobs {
  const lines = asked('ls-tree', '-r', '-z', tree, '--', 'content').split('\0');
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
