import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ChangeResult } from './messages.ts';
import { session } from './session.ts';

type Bytes = Buffer | undefined;
/** One change: the field or item, and its files before and after; undefined if there is no file. */
type Entry = { id: string; files: { file: string; before: Bytes; after: Bytes }[] };

const done: Entry[] = [];
const undone: Entry[] = [];

const bytesOf = (file: string): Bytes => (existsSync(file) ? readFileSync(file) : undefined);
const isSame = (one: Bytes, other: Bytes) => one?.toString('hex') === other?.toString('hex');

export const nextUndo = () => done.at(-1)?.id;
export const nextRedo = () => undone.at(-1)?.id;

/** Writes what differs, and keeps the old bytes until the server is stopped. */
export function record(id: string, written: Iterable<readonly [string, Bytes]>): void {
  const files = [...written]
    .map(([file, after]) => ({ file, before: bytesOf(file), after }))
    .filter(({ before, after }) => !isSame(before, after));
  if (files.length === 0) return;
  for (const { file, after } of files) write(file, after);
  done.push({ id, files });
  undone.length = 0;
  session.last = undefined;
}

export const undo = () => reverse(done, undone);
export const redo = () => reverse(undone, done);

/** If another program has changed one of the files, nothing is written, the file is named and the entry is dropped. */
function reverse(from: Entry[], to: Entry[]): ChangeResult {
  const entry = from.pop();
  if (!entry) return {};
  const changed = entry.files.find(({ file, after }) => !isSame(bytesOf(file), after));
  if (changed) return { changedFile: changed.file };
  for (const { file, before } of entry.files) write(file, before);
  to.push({
    id: entry.id,
    files: entry.files.map(({ file, before, after }) => ({ file, before: after, after: before })),
  });
  return { undone: entry.id };
}

/** Never leaves half a file under the real name, even if the editor is killed. */
function write(file: string, bytes: Bytes): void {
  const unfinished = `${file}.unfinished`;
  mkdirSync(dirname(file), { recursive: true });
  if (bytes) {
    writeFileSync(unfinished, bytes);
    renameSync(unfinished, file);
  } else rmSync(file, { force: true });
}
