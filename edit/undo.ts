import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { translationsOf } from './drafts.ts';
import type { ChangeResult } from './messages.ts';
import { session } from './session.ts';

type Bytes = Buffer | undefined;
/** One change: the field or item, and its files before and after; undefined if there is no file. */
type Step = { id: string; files: Map<string, { before: Bytes; after: Bytes }> };

const done: Step[] = [];
const undone: Step[] = [];

const bytesOf = (file: string): Bytes => (existsSync(file) ? readFileSync(file) : undefined);
const isSame = (one: Bytes, other: Bytes) => one?.toString('hex') === other?.toString('hex');

export const nextUndo = () => done.at(-1)?.id;
export const nextRedo = () => undone.at(-1)?.id;

/** Writes what differs, and keeps the old bytes until the server is stopped. */
export function record(id: string, written: Iterable<readonly [string, Bytes]>): void {
  const changed = [...written].filter(([file, bytes]) => !isSame(bytesOf(file), bytes));
  if (changed.length === 0) return;
  const last = done.at(-1);
  const step: Step = last && isDescription(id, last.id) ? last : { id, files: new Map() };
  for (const [file, after] of changed) {
    step.files.set(file, { before: bytesOf(file), ...step.files.get(file), after });
    write(file, after);
  }
  if (step !== last) done.push(step);
  undone.length = 0;
  session.lastResult = undefined;
}

const pictureField = /\.(photo|image)$/;
/** A picture and its description are undone in one step. */
const isDescription = (id: string, picture: string) =>
  pictureField.test(picture) && [id, ...translationsOf(id)].includes(picture.replace(pictureField, '.alt'));

export const undo = () => reverse(done, undone);
export const redo = () => reverse(undone, done);

/** If another program has changed one of the files, nothing is written, the file is named and the step is dropped. */
function reverse(from: Step[], to: Step[]): ChangeResult {
  const step = from.pop();
  if (!step) return {};
  for (const [file, { after }] of step.files) if (!isSame(bytesOf(file), after)) return { changedFile: file };
  for (const [file, { before, after }] of step.files) {
    write(file, before);
    step.files.set(file, { before: after, after: before });
  }
  to.push(step);
  return { undone: step.id };
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
