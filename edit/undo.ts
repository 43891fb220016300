import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeAtomically } from '../ssg/hosts/compress.ts';

/** A file before and after; undefined where there was or is none. */
type Step = { file: string; before: Buffer | undefined; after: Buffer | undefined };
/** One change: the field or item, and the language it was made in. */
type Entry = { id: string; language: string; steps: Step[] };

const entries: Entry[] = [];
let done = 0;

const now = (file: string): Buffer | undefined => (existsSync(file) ? readFileSync(file) : undefined);
const isSame = (one: Buffer | undefined, other: Buffer | undefined) =>
  one === undefined || other === undefined ? one === other : one.equals(other);

export const undoes = () => entries[done - 1]?.id;
export const redoes = () => entries[done]?.id;

/** Writes what differs, and remembers how it was until the server is stopped. */
export function record(id: string, language: string, files: Iterable<readonly [string, Buffer | undefined]>): void {
  const steps = [...files].map(([file, after]) => ({ file, before: now(file), after }));
  const changed = steps.filter(({ before, after }) => !isSame(before, after));
  if (changed.length === 0) return;
  write(changed);
  entries.splice(done, entries.length, { id, language, steps: changed });
  done += 1;
}

export const undo = () => go(entries[done - 1], -1);
export const redo = () => go(entries[done], 1);

/** If another program has changed one of the files meanwhile, it is named, nothing is written, and the entry is dropped. */
function go(entry: Entry | undefined, by: 1 | -1): { changed?: string; at?: { id: string; language: string } } {
  if (!entry) return {};
  const back = entry.steps.map(({ file, before, after }) => ({ file, before: after, after: before }));
  const steps = by > 0 ? entry.steps : back;
  const changed = steps.find(({ file, before }) => !isSame(now(file), before));
  if (changed) entries.splice(entries.indexOf(entry), 1);
  else write(steps);
  done += changed ? Math.min(by, 0) : by;
  return changed ? { changed: changed.file } : { at: { id: entry.id, language: entry.language } };
}

function write(steps: Step[]): void {
  for (const { file, after } of steps) {
    mkdirSync(dirname(file), { recursive: true });
    if (after) writeAtomically(file, after);
    else rmSync(file, { force: true });
  }
}
