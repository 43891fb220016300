import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Done, Place } from './messages.ts';
import { sitting } from './sitting.ts';

/** A file's bytes before and after; undefined if there is no file. */
type Step = { file: string; before: Buffer | undefined; after: Buffer | undefined };
type Entry = { at: Place; steps: Step[] };

const entries: Entry[] = [];
let done = 0;

const now = (file: string) => (existsSync(file) ? readFileSync(file) : undefined);
const isSame = (one: Buffer | undefined, other: Buffer | undefined) => one?.toString('hex') === other?.toString('hex');

export const undoes = () => entries[done - 1]?.at.id;
export const redoes = () => entries[done]?.at.id;

/** Writes what differs, and keeps the old bytes until the server is stopped. */
export function record(at: Place, files: Iterable<readonly [string, Buffer | undefined]>): void {
  const steps = [...files].map(([file, after]) => ({ file, before: now(file), after }));
  const changed = steps.filter(({ before, after }) => !isSame(before, after));
  if (changed.length === 0) return;
  changed.forEach(write);
  entries.splice(done, entries.length, { at, steps: changed });
  done += 1;
  sitting.last = undefined;
}

export const undo = () => go(entries[done - 1], -1);
export const redo = () => go(entries[done], 1);

/** If another program has changed one of the files, nothing is written, the file is named and the entry is dropped. */
function go(entry: Entry | undefined, by: 1 | -1): Done {
  if (!entry) return {};
  const back = entry.steps.map(({ file, before, after }) => ({ file, before: after, after: before }));
  const steps = by > 0 ? entry.steps : back;
  const changed = steps.find(({ file, before }) => !isSame(now(file), before));
  if (changed) entries.splice(entries.indexOf(entry), 1);
  else steps.forEach(write);
  done += changed ? Math.min(by, 0) : by;
  return changed ? { changed: changed.file } : { at: entry.at };
}

function write({ file, after }: Step): void {
  mkdirSync(dirname(file), { recursive: true });
  if (after) writeAtomically(file, after);
  else rmSync(file, { force: true });
}

/** Never leaves half a file under the real name, even if the build is stopped. */
function writeAtomically(file: string, bytes: Uint8Array | string): void {
  const unfinished = `${file}.unfinished`;
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, file);
}
