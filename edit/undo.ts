import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ChangeResult } from './messages.ts';
import { forgetResult } from './publishing.ts';

type Bytes = Buffer | undefined;
/** One change: the field or item, and its files before and after; undefined if there is no file. */
type Step = { id: string; files: Map<string, { before: Bytes; after: Bytes }> };

const done: Step[] = [];

const bytesOf = (file: string): Bytes => (existsSync(file) ? readFileSync(file) : undefined);
const isSame = (one: Bytes, other: Bytes) => one?.toString('hex') === other?.toString('hex');

export const nextUndo = () => done.at(-1)?.id;

/** Writes what differs, and keeps the old bytes until the server is stopped. */
export function record(id: string, written: Iterable<readonly [string, Bytes]>): void {
  const files = new Map([...written].map(([file, after]) => [file, { before: bytesOf(file), after }]));
  for (const [file, { before, after }] of files)
    if (isSame(before, after)) files.delete(file);
    else write(file, after);
  if (files.size === 0) return;
  done.push({ id, files });
  forgetResult();
}

/** If another program has changed one of the files, nothing is written, the file is named and the step is dropped. */
export function undo(): ChangeResult {
  const step = done.pop();
  if (!step) return {};
  for (const [file, { after }] of step.files) if (!isSame(bytesOf(file), after)) return { changedFile: file };
  for (const [file, { before }] of step.files) write(file, before);
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
