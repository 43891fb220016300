import { existsSync, readFileSync, rmSync } from 'node:fs';
import { writeAtomically } from '../build/4-hosts/compress.ts';

/** A file before and after; undefined where there was or is none. */
export type Step = { file: string; before: Buffer | undefined; after: Buffer | undefined };
/** One thing that the owner did, with the texts that it changed, and those it leaves to be looked at. */
export type Entry = { what: string; steps: Step[]; settled: string[]; toLookAt: string[] };

// Everything since the start of the server, so that all of it can be undone: it outlives the page, which may be loaded anew.
const entries: Entry[] = [];
let done = 0;

export const undoes = () => entries[done - 1]?.what;
export const redoes = () => entries[done]?.what;

export function record(entry: Entry): void {
  write(entry.steps);
  entries.splice(done, entries.length, entry);
  done++;
}

export function undo(): { changed?: string } {
  const back = entries[done - 1]?.steps.map(({ file, before, after }) => ({ file, before: after, after: before }));
  return go(back, -1);
}

export const redo = () => go(entries[done]?.steps, 1);

/** Names the file that another program has changed meanwhile; then nothing is written. */
function go(steps: Step[] | undefined, by: number): { changed?: string } {
  const changed = steps?.find(({ file, before }) => !isSame(now(file), before));
  if (changed) return { changed: changed.file };
  if (steps) write(steps);
  if (steps) done += by;
  return {};
}

/** The texts whose twin in another language has changed since they did. */
export function toLookAt(): Set<string> {
  const texts = new Set<string>();
  for (const { settled, toLookAt } of entries.slice(0, done)) {
    for (const text of toLookAt) texts.add(text);
    for (const text of settled) texts.delete(text);
  }
  return texts;
}

export const now = (file: string): Buffer | undefined => (existsSync(file) ? readFileSync(file) : undefined);
export const isSame = (one: Buffer | undefined, other: Buffer | undefined) =>
  one === undefined || other === undefined ? one === other : one.equals(other);

function write(steps: Step[]): void {
  for (const { file, after } of steps) {
    if (after) writeAtomically(file, after);
    else rmSync(file, { force: true });
  }
}
