import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { writeAtomically } from '../ssg/hosts/compress.ts';
import { type ListChange, standsAt } from './messages.ts';

/** A file before and after; undefined where there was or is none. */
export type Step = { file: string; before: Buffer | undefined; after: Buffer | undefined };
/** One thing that the owner did: to which field or item, and in which languages; without steps, only looked at. */
export type Entry = { what: string; languages: readonly string[]; steps: Step[]; isNew?: boolean; list?: Moved };
type Moved = Pick<ListChange, 'id' | 'index' | 'how'>;

export const now = (file: string): Buffer | undefined => (existsSync(file) ? readFileSync(file) : undefined);
export const isUnchanged = (one: Buffer | undefined, other: Buffer | undefined) =>
  one === undefined || other === undefined ? one === other : one.equals(other);

// Beside the server's data, where git and the build do not look: so all of it can be undone, also after a new start.
const kept = 'data/edited';
const journal: { entries: Entry[]; done: number } = { entries: [], done: 0 };
if (existsSync(kept)) {
  const before = deserialize(readFileSync(kept)) as typeof journal;
  // Not where something else has changed the files since: there is no way back to before that.
  const isAsLeft = before.entries[before.done - 1]?.steps.every(({ file, after }) => isUnchanged(now(file), after));
  if (isAsLeft) Object.assign(journal, before);
}

export const undoes = () => journal.entries[journal.done - 1]?.what;
export const redoes = () => journal.entries[journal.done]?.what;

export function record(entry: Entry): void {
  journal.entries.splice(journal.done, journal.entries.length, entry);
  write(entry.steps, 1);
}

export const undo = () => go(journal.entries[journal.done - 1], -1);
export const redo = () => go(journal.entries[journal.done], 1);

/** Names the file that another program has changed meanwhile; then nothing is written, and this step is forgotten. */
function go(entry: Entry | undefined, by: 1 | -1): { changed?: string } {
  if (!entry) return {};
  const back = entry.steps.map(({ file, before, after }) => ({ file, before: after, after: before }));
  const steps = by > 0 ? entry.steps : back;
  const changed = steps.find(({ file, before }) => !isUnchanged(now(file), before));
  if (changed) journal.entries.splice(journal.entries.indexOf(entry), 1);
  write(changed ? [] : steps, changed ? Math.min(by, 0) : by);
  return changed ? { changed: changed.file } : {};
}

/** Of a text whose twin in another language has changed since it did, or is new and not translated yet. */
export function lookOf(id: string, language: string): 'changed' | 'new' | undefined {
  let at = id;
  let look: 'changed' | undefined;
  for (const { what, languages, steps, isNew, list } of journal.entries.slice(0, journal.done).reverse()) {
    const isAbout = isNew ? `${at}.`.startsWith(`${what}.`) : at === what && !list;
    if (isAbout && languages.includes(language)) return look;
    if (isAbout && isNew) return 'new';
    if (isAbout && steps.length > 0) look = 'changed';
    if (list) at = before(at, list);
  }
  return look;
}

/** Where a field stood before its list was changed. */
function before(at: string, { id, index, how }: Moved): string {
  if (!at.startsWith(`${id}.`)) return at;
  const [place, ...field] = at.slice(id.length + 1).split('.');
  const places = rearranged([...Array(Number(place) + index + 2).keys()], index, how);
  return [id, places[Number(place)], ...field].join('.');
}

/** A list after one of its items was added to, copied, moved or removed. */
export const rearranged = <Item>(items: readonly Item[], index: number, how: ListChange['how']): Item[] =>
  standsAt[how].reduce(
    (all, by) => all.toSpliced(index + by, 0, ...items.slice(index, index + 1)),
    items.toSpliced(index, 1),
  );

function write(steps: Step[], by: number): void {
  for (const { file, after } of steps) {
    mkdirSync(dirname(file), { recursive: true });
    if (after) writeAtomically(file, after);
    else rmSync(file, { force: true });
  }
  journal.done += by;
  mkdirSync('data', { recursive: true });
  writeAtomically(kept, serialize(journal));
}
