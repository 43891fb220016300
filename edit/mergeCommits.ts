import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { ContentError, loadContents } from '../ssg/content/content.ts';
import { idOf } from './drafts.ts';
import { git, gitLines, gitOutput, isContent } from './git.ts';
import { mergeYaml } from './mergeYaml.ts';
import { type Conflict, conflictKey, type Decision, type Decisions } from './messages.ts';

/** A git blob id for each content file; '' where the file does not exist. */
type Blobs = Map<string, string>;
type Decide = (conflict: Conflict) => Decision | undefined;

/** A commit with the others' files and the content of both, or the conflicts to decide first. */
export function mergeCommits(theirs: string, decisions: Decisions): { commit: string } | { conflicts: Conflict[] } {
  const base = gitOutput('merge-base', 'HEAD', theirs);
  const changed = gitLines('diff', '--name-only', '--no-renames', base, 'HEAD');
  const code = changed.filter((file) => !isContent(file));
  if (code.length > 0) throw new Error(`Publish this code by git first: ${code.join(', ')}`);
  const conflicts: Conflict[] = [];
  const decide = (conflict: Conflict) => {
    const decided = decisions[conflictKey(conflict)];
    if (!decided) conflicts.push(conflict);
    return decided;
  };
  let merged: Blobs = new Map(changed.map((file) => [file, mergedFile(file, [base, 'HEAD', theirs], decide)]));
  if (conflicts.length > 0) return { conflicts };
  const published = contentOf(theirs);
  // The owner chooses one whole side if the merged content fails the check. If the others' content fails too, it may
  // need newer code.
  if (isValid(published) && !isValid(new Map([...published, ...merged]))) {
    const removed = new Map([...published.keys()].map((file) => [file, '']));
    const isMine = decide({ id: '', mine: '', theirs }) === 'mine';
    merged = isMine ? new Map([...removed, ...contentOf('HEAD')]) : new Map();
    if (conflicts.length > 0) return { conflicts };
  }
  const message = 'Put together what was published meanwhile';
  const commit = ['commit-tree', writeTree(theirs, merged), '-p', 'HEAD', '-p', theirs, '-m', message];
  return { commit: git(commit).trim() };
}

/** The blob id of the merged file. If both sides have changed a picture, one is taken. */
function mergedFile(file: string, commits: [base: string, mine: string, theirs: string], decide: Decide): string {
  const [old, mine = '', theirs = ''] = commits.map((commit) =>
    gitOutput('rev-parse', '--quiet', '--verify', `${commit}:${file}`),
  );
  if (old === theirs || mine === theirs) return mine;
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

function contentOf(commit: string): Blobs {
  const lines = gitLines('ls-tree', '-r', '--format=%(objectname) %(path)', commit, '--', 'content');
  const files = lines.map((line): [string, string] => [line.slice(line.indexOf(' ') + 1), line.split(' ')[0] ?? '']);
  return new Map(files.filter(([file]) => isContent(file)));
}

function isValid(blobs: Blobs): boolean {
  const files = [...blobs].filter(([, blob]) => blob);
  const textOf = (file: string, blob: string) => (idOf(file) ? git(['cat-file', 'blob', blob]) : '');
  try {
    return loadContents('content', new Map(files.map(([file, blob]) => [file, textOf(file, blob)]))).size > 0;
  } catch (error) {
    if (error instanceof ContentError) return false;
    throw error;
  }
}

/** A copy of the commit's tree with these files, written with a temporary index. */
function writeTree(commit: string, blobs: Blobs): string {
  const env = { GIT_INDEX_FILE: join(tmpdir(), `content-${process.pid}.index`) };
  const lines = [...blobs].map(([file, blob]) => `${blob ? 100644 : 0} ${blob || '0'.repeat(40)}\t${file}\0`);
  git(['read-tree', commit], { env });
  git(['update-index', '-z', '--index-info'], { env, input: lines.join('') });
  const tree = git(['write-tree'], { env }).trim();
  rmSync(env.GIT_INDEX_FILE);
  return tree;
}
