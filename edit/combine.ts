import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { ContentError, loadContents } from '../ssg/content/content.ts';
import { idOf } from './drafts.ts';
import { asked, git, isContent } from './git.ts';
import { merge } from './merge.ts';
import { type Clash, type Decision, type Decisions, keyOf } from './messages.ts';

/** By file, the hash of its bytes; '' where the file is to go. */
type Blobs = Map<string, string>;

/** A commit that holds both sides' work, or what has to be decided first: git merges lines, what is left is merged by fields. */
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
  // All of one side always fits. Content that needs newer code than ours is not judged by it.
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
/** The hash of the merged file. What is no YAML on both sides is taken whole from one of them. */
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

/** Whether the content check lets it pass. */
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

/** That tree with these files in it, put together in an index of its own. */
function treeWith(tree: string, blobs: Blobs): string {
  const env = { GIT_INDEX_FILE: join(tmpdir(), `content-${process.pid}.index`) };
  const lines = [...blobs].map(([file, blob]) => `${blob ? 100644 : 0} ${blob || '0'.repeat(40)}\t${file}\0`);
  git(['read-tree', tree], { env });
  git(['update-index', '-z', '--index-info'], { env, input: lines.join('') });
  const written = git(['write-tree'], { env }).trim();
  rmSync(env.GIT_INDEX_FILE);
  return written;
}
