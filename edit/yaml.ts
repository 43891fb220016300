import { type Document, isSeq, parse, parseDocument, visit } from 'yaml';
import { valueAt } from '../ssg/content/jsonSchema.ts';
import type { Decision } from './messages.ts';

export type Path = readonly (string | number)[];
export type Value = string | number | boolean | undefined;

/** A file as a tree that keeps its comments, quotes and order. */
export function parseYaml(source: string): Document {
  const document = parseDocument(source);
  // Writes lists on one line as [a, b]; the library's option would change { a: b } as well.
  visit(document, {
    Seq(_, list) {
      const write = list.toString.bind(list);
      list.toString = (...context) => write(...context).replace(/^\[ (.*) \]$/s, '[$1]');
    },
  });
  return document;
}

export const printYaml = (document: Document): string => document.toString({ lineWidth: 0 });

/** A missing field is added behind the last of its group; undefined removes it. */
export function withValue(source: string, path: Path, value: Value): string {
  const document = parseYaml(source);
  if (value === undefined) document.deleteIn(path);
  else document.setIn(path, value);
  return printYaml(document);
}

export function withItems(source: string, path: Path, change: (items: unknown[]) => unknown[]): string {
  const document = parseYaml(source);
  const list = document.getIn(path);
  if (!isSeq(list)) throw new Error(`${path.join('.')} is no list.`);
  list.items = change(list.items);
  return printYaml(document);
}

/** One file in three versions: the last common one, ours and theirs. */
type Versions = { base: string; mine: string; theirs: string };
/** Undefined while nobody has decided. */
type Decide = (path: Path, mine: unknown, theirs: unknown) => Decision | undefined;
type Group = Record<string, unknown> | unknown[];

/**
 * Merges two YAML files field by field: a change by one side is taken, a change by both is decided. If both have
 * changed a list and one has added, removed or moved items, the list is decided as one value.
 */
export function mergeYaml({ base, mine, theirs }: Versions, decide: Decide): string {
  const source = parseYaml(mine);
  const result = parseYaml(theirs);
  const take = (old: unknown, own: unknown, their: unknown, path: Path) => {
    if (isSame(own, old) || isSame(own, their)) return;
    if (isGroup(own) && isGroup(their) && isInPlace(old, own) && isInPlace(old, their))
      for (const key of keysOf(own, their))
        take(valueAt(old, [key]), valueAt(own, [key]), valueAt(their, [key]), [...path, key]);
    else if (isSame(old, their) || decide(path, own, their) === 'mine') {
      if (own === undefined) result.deleteIn(path);
      else result.setIn(path, source.getIn(path, true));
    }
  };
  take(parse(base), parse(mine), parse(theirs), []);
  return printYaml(result);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null;
const keysOf = (own: Group, their: Group) =>
  Array.isArray(own) ? [...own.keys()] : new Set([...Object.keys(own), ...Object.keys(their)]);

/** No item of a list was added, removed or moved. */
const isInPlace = (old: unknown, now: Group) =>
  !Array.isArray(now) ||
  (Array.isArray(old) &&
    old.length === now.length &&
    now.every((item, index) => isSame(item, old[index]) || !old.some((each) => isSame(each, item))));
