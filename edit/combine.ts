import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ContentError, loadContents } from '../ssg/content/content.ts';
import { Drafts } from './fields.ts';
import { asked, git, isContent } from './git.ts';
import { merge } from './merge.ts';
import { type Clash, type Decisions, keyOf } from './messages.ts';
import type { Path } from './yaml.ts';

/** By file, what git calls its bytes. */
type Tree = Map<string, string>;
const treeOf = (commit: string): Tree =>
  new Map(
    asked('ls-tree', '-r', '-z', commit, '--', 'content')
      .split('\0')
      .flatMap((line) => {
        const [, blob, file = ''] = /^\d+ blob (\w+)\t(.*)$/s.exec(line) ?? [];
        return blob && isContent(file) ? [[file, blob] as const] : [];
      }),
  );
const textOf = (blob: string | undefined) => (blob ? git(['cat-file', 'blob', blob]) : '');

/** A commit with the others' content and our own, or what has to be decided first. */
export function combine(theirs: string, decisions: Decisions): { commit: string } | { clashes: Clash[] } {
  const trees = { base: treeOf(asked('merge-base', 'HEAD', theirs)), mine: treeOf('HEAD'), theirs: treeOf(theirs) };
  const clashes: Clash[] = [];
  const decide = (clash: Clash) => {
    const decided = decisions[keyOf(clash)];
    if (!decided) clashes.push(clash);
    return decided;
  };
  // Where the result differs from what the others have; undefined takes a file away.
  const changed: Changed = new Map();
  for (const file of new Set([...trees.mine.keys(), ...trees.theirs.keys()])) {
    const [base, mine, other] = [trees.base.get(file), trees.mine.get(file), trees.theirs.get(file)];
    if (mine === other || mine === base) continue;
    if (other === base) changed.set(file, mine);
    else if (mine && other && file.endsWith('.yaml')) {
      const sides = { base: textOf(base), mine: textOf(mine), theirs: textOf(other) };
      const merged = merge(sides, (path, own, their) => decide(clashAt(file, path, own, their)));
      changed.set(file, git(['hash-object', '-w', '--stdin'], { input: merged }).trim());
    } else if (decide(clashOf(basename(file))) === 'mine') changed.set(file, mine);
  }
  if (clashes.length === 0 && !fits(trees.theirs, changed)) {
    const files = new Set([...trees.mine.keys(), ...trees.theirs.keys()]);
    changed.clear();
    // The one thing that always fits: all of one side.
    if (decide(clashOf('')) === 'mine') for (const file of files) changed.set(file, trees.mine.get(file));
  }
  if (clashes.length > 0) return { clashes };
  const tree = treeWith(codeOf(theirs, trees.theirs), changed);
  const message = 'Put together what was published meanwhile';
  return { commit: git(['commit-tree', tree, '-p', 'HEAD', '-p', theirs, '-m', message]).trim() };
}

type Changed = Map<string, string | undefined>;

const clashOf = (file: string): Clash => ({ id: '', language: '', file, mine: '', theirs: '' });
const said = (value: unknown) =>
  value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
function clashAt(file: string, path: Path, mine: unknown, theirs: unknown): Clash {
  const [, language = '', kind = ''] = /^content\/(?:(\w+)\/)?(\w+)\.yaml$/.exec(file) ?? [];
  const id = kind && [kind, ...path].join('.');
  return { id, language, ...(!kind && { file: basename(file) }), mine: said(mine), theirs: said(theirs) };
}

/** Whether the content check lets the result pass; content that needs newer code than ours is not judged by it. */
function fits(theirs: Tree, changed: Changed): boolean {
  const drafts = new Drafts([...theirs].map(([file, blob]) => [file, file.endsWith('.yaml') ? textOf(blob) : '']));
  const isRight = () => {
    try {
      return loadContents('content', drafts).size > 0;
    } catch (error) {
      if (error instanceof ContentError) return false;
      throw error;
    }
  };
  if (!isRight()) return true;
  for (const [file, blob] of changed)
    if (blob) drafts.set(file, file.endsWith('.yaml') ? textOf(blob) : '');
    else drafts.delete(file);
  return isRight();
}

/** The code of both sides: theirs, unless commits of our own change code as well. */
function codeOf(theirs: string, content: Tree): string {
  if (asked('diff', '--name-only', '-z', `${theirs}...HEAD`).split('\0').filter(Boolean).every(isContent))
    return theirs;
  const own = git(['commit-tree', treeWith('HEAD', content), '-p', 'HEAD', '-m', 'Code alone']).trim();
  return git(['merge-tree', '--write-tree', own, theirs]).trim();
}

/** A tree with these files in the place of its own; nothing but a file of its own is written for it. */
function treeWith(tree: string, files: Changed): string {
  const env = { GIT_INDEX_FILE: join(tmpdir(), `content-${process.pid}.index`) };
  git(['read-tree', tree], { env });
  const lines = [...files].map(([file, blob]) => `${blob ? 100644 : 0} ${blob ?? '0'.repeat(40)}\t${file}\n`);
  git(['update-index', '--index-info'], { env, input: lines.join('') });
  const written = git(['write-tree'], { env }).trim();
  rmSync(env.GIT_INDEX_FILE);
  return written;
}
