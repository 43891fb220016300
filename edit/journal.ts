import { existsSync, readFileSync, rmSync } from 'node:fs';
import { writeAtomically } from '../build/4-hosts/compress.ts';

/** A file before and after; undefined where there was or is none. */
export type Step = { file: string; before: Buffer | undefined; after: Buffer | undefined };
/** One thing that the owner did, with the texts that it changed, and those it leaves to be looked at. */
export type Entry = { what: string; steps: Step[]; settled: string[]; toLookAt: string[] };

/** Everything that was done since the start, so that all of it can be undone: it outlives the page, which may be loaded anew. */
export class Journal {
  #entries: Entry[] = [];
  #done = 0;

  get undoes(): string | undefined {
    return this.#entries[this.#done - 1]?.what;
  }

  get redoes(): string | undefined {
    return this.#entries[this.#done]?.what;
  }

  /** The texts whose twin in another language has changed since they did. */
  get toLookAt(): Set<string> {
    const texts = new Set<string>();
    for (const { settled, toLookAt } of this.#entries.slice(0, this.#done)) {
      for (const text of toLookAt) texts.add(text);
      for (const text of settled) texts.delete(text);
    }
    return texts;
  }

  do(entry: Entry): void {
    write(entry.steps);
    this.#entries = [...this.#entries.slice(0, this.#done), entry];
    this.#done++;
  }

  undo(): string | undefined {
    const entry = this.#entries[this.#done - 1];
    const changed =
      entry && this.#go(entry.steps.map(({ file, before, after }) => ({ file, before: after, after: before })));
    if (entry && !changed) this.#done--;
    return changed;
  }

  redo(): string | undefined {
    const entry = this.#entries[this.#done];
    const changed = entry && this.#go(entry.steps);
    if (entry && !changed) this.#done++;
    return changed;
  }

  /** The file that another program has changed meanwhile; then nothing is written. */
  #go(steps: Step[]): string | undefined {
    const changed = steps.find(({ file, before }) => !isSame(now(file), before));
    if (!changed) write(steps);
    return changed?.file;
  }
}

export const now = (file: string): Buffer | undefined => (existsSync(file) ? readFileSync(file) : undefined);
const isSame = (one: Buffer | undefined, other: Buffer | undefined) =>
  one === undefined || other === undefined ? one === other : one.equals(other);

function write(steps: Step[]): void {
  for (const { file, after } of steps) {
    if (after) writeAtomically(file, after);
    else rmSync(file, { force: true });
  }
}
