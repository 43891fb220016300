import { type Document, isSeq, parse, parseDocument } from 'yaml';
import { valueAt } from '../ssg/content/jsonSchema.ts';
import type { Decision, Versions } from './protocol.ts';

export type Path = readonly (string | number)[];
export type Value = string | number | boolean | undefined;

const printYaml = (document: Document) => document.toString({ lineWidth: 0 });

export function withValue(source: string, path: Path, value: Value): string {
  const document = parseDocument(source);
  if (value === undefined) document.deleteIn(path);
  else document.setIn(path, value);
  return printYaml(document);
}

export function withItems(source: string, path: Path, change: (items: unknown[]) => unknown[]): string {
  const document = parseDocument(source);
  const list = document.getIn(path);
  if (!isSeq(list)) throw new Error(`${path.join('.')} is no list.`);
  list.items = change(list.items);
  return printYaml(document);
}

type Decide = (path: Path, mine: unknown, theirs: unknown) => Decision | undefined;
type Group = Record<string, unknown> | unknown[];

/** If both have changed a list, and one has added, removed or moved items, `decide` chooses one of the two lists as a whole. */
export function mergeYaml(versions: Versions, decide: Decide): string {
  const mineDocument = parseDocument(versions.mine);
  const result = parseDocument(versions.theirs);
  const applyMine = (base: unknown, mine: unknown, theirs: unknown, path: Path) => {
    if (isSame(mine, base) || isSame(mine, theirs)) return;
    if (isGroup(mine) && isGroup(theirs) && hasSameItemOrder(base, mine) && hasSameItemOrder(base, theirs))
      for (const key of keysOf(mine, theirs))
        applyMine(valueAt(base, [key]), valueAt(mine, [key]), valueAt(theirs, [key]), [...path, key]);
    else if (isSame(base, theirs) || decide(path, mine, theirs) === 'mine') {
      if (mine === undefined) result.deleteIn(path);
      else result.setIn(path, mineDocument.getIn(path, true)); // `true` keeps quotation marks and comments.
    }
  };
  applyMine(parse(versions.base), parse(versions.mine), parse(versions.theirs), []);
  return printYaml(result);
}

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
export const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null;
export const keysOf = (...groups: unknown[]) => [...new Set(groups.flatMap((each) => Object.keys(each ?? {})))];

/** An item that is nowhere in `base` counts as edited. */
export const hasSameItemOrder = (base: unknown, now: Group) =>
  !Array.isArray(now) ||
  (Array.isArray(base) &&
    base.length === now.length &&
    now.every((item, index) => isSame(item, base[index]) || !base.some((each) => isSame(each, item))));
