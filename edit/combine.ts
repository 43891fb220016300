import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ContentError, loadContents } from '../ssg/content/content.ts';
import { asked, git, isContent } from './git.ts';
import { merge } from './merge.ts';
import { type Clash, type Decisions, keyOf } from './messages.ts';

/** By file, what git calls its bytes. */
type Tree = Map<string, string>;
const treeOf = (tree: string): Tree =>
  new Map(
    asked('ls-tree', '-r', '-z', tree, '--', 'content')
      .split('\0')
      .map((line) => /^\d+ blob (\w+)\t(.*)$/s.exec(line) ?? [])
      .flatMap(([, blob, file = '']) => (blob && isContent(file) ? [[file, blob] as const] : [])),
  );
const textOf = (blob: string | undefined) => (blob ? git(['cat-file', 'blob', blob]) : '');

/** A commit with the others' content and our own, or what has to be decided first. */
export function combine(theirs: string, decisions: Decisions): { commit: string } | { clashes: Clash[] } {
  const [was, own, other]: Tree[] = [asked('merge-base', 'HEAD', theirs), 'HEAD', theirs].map(treeOf);
  if (!was || !own || !other) throw new Error('There is no content in one of the commits.');
  const clashes: Clash[] = [];
  const decide = (clash: Clash) => {
    const decided = decisions[keyOf(clash)];
    if (!decided) clashes.push(clash);
    return decided;
  };
  const files = [...new Set([...own.keys(), ...other.keys()])];
  const merged: Tree = new Map();
  for (const file of files) {
    const [base, mine, their] = [was.get(file), own.get(file), other.get(file)];
    let blob = mine === base ? their : mine;
    if (mine !== base && their !== base && mine !== their)
      if (mine && their && file.endsWith('.yaml')) {
        const sides = { base: textOf(base), mine: textOf(mine), theirs: textOf(their) };
        const input = merge(sides, (path, ...values) => decide(clashAt(file, path, values)));
        blob = git(['hash-object', '-w', '--stdin'], { input }).trim();
      } else if (decide({ ...allOfOneSide, file: basename(file) }) === 'theirs') blob = their;
    if (blob) merged.set(file, blob);
  }
  // The one thing that always fits is all of one side. Content that needs newer code than ours is not judged by it.
  const isUnfit = clashes.length === 0 && fits(other) && !fits(merged);
  const content = isUnfit ? (decide(allOfOneSide) === 'mine' ? own : other) : merged;
  if (clashes.length > 0) return { clashes };
  const tree = treeWith(codeOf(theirs), files, content);
  const message = 'Put together what was published meanwhile';
  return { commit: git(['commit-tree', tree, '-p', 'HEAD', '-p', theirs, '-m', message]).trim() };
}

const allOfOneSide: Clash = { id: '', language: '', file: '', mine: '', theirs: '' };
function clashAt(file: string, path: readonly PropertyKey[], values: unknown[]): Clash {
  const [, language = '', kind = ''] = /^content\/(?:(\w+)\/)?(\w+)\.yaml$/.exec(file) ?? [];
  const [mine = '', theirs = ''] = values.map((value = '') =>
    Object(value) === value ? JSON.stringify(value) : `${value}`,
  );
  return {
    ...(kind ? { id: [kind, ...path].join('.'), file: '' } : { id: '', file: basename(file) }),
    language,
    mine,
    theirs,
  };
}

/** Whether the content check lets it pass. */
function fits(tree: Tree): boolean {
  try {
    const texts = [...tree].map(([file, blob]) => [file, file.endsWith('.yaml') ? textOf(blob) : ''] as const);
    return loadContents('content', new Map(texts)).size > 0;
  } catch (error) {
    if (error instanceof ContentError) return false;
    throw error;
  }
}

/** Both sides' code as git merges it; what it cannot merge is for a developer. */
function codeOf(theirs: string): string {
  const words = ['-c', 'merge.renames=false', 'merge-tree', '--write-tree', '--name-only', '--no-messages', '-z'];
  const [tree = '', ...files] = git([...words, 'HEAD', theirs], { mayFail: true }).split('\0');
  const code = files.filter((file) => file && !isContent(file));
  if (!tree || code.length > 0) throw new Error(`Others have changed the same code: ${code.join(', ')}`);
  return tree;
}

/** That tree with this content in the place of its own, by an index of its own. */
function treeWith(tree: string, files: string[], content: Tree): string {
  const env = { GIT_INDEX_FILE: join(tmpdir(), `content-${process.pid}.index`) };
  git(['read-tree', tree], { env });
  const lines = files.map(
    (file) => `${content.has(file) ? 100644 : 0} ${content.get(file) ?? '0'.repeat(40)}\t${file}\0`,
  );
  git(['update-index', '-z', '--index-info'], { env, input: lines.join('') });
  const written = git(['write-tree'], { env }).trim();
  rmSync(env.GIT_INDEX_FILE);
  return written;
}
