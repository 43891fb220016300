import { parse } from 'yaml';
import { valueAt } from '../ssg/content/jsonSchema.ts';
import { arrange, type Path } from './yaml.ts';

/** One file three times: as it was when the two were last the same, and as each has it now. */
export type Sides = { base: string; mine: string; theirs: string };
type Key = number | string;

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const names = ['base', 'mine', 'theirs'] as const;

/** Gives every list the same items in the same places on all sides: what one side has added, removed or moved is so on all. */
export function alignedLists(sides: Sides, path: Path = []): Sides {
  const [base, mine, theirs] = names.map((name) => valueAt(parse(sides[name]), path));
  if (mine === null || typeof mine !== 'object' || isSame(mine, theirs)) return sides;
  const isList = Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs);
  const aligned = isList ? align(sides, path, { base, mine, theirs }) : sides;
  const keys = Object.keys(Object(valueAt(parse(aligned.mine), path)));
  return keys.reduce((all, key) => alignedLists(all, [...path, Array.isArray(mine) ? Number(key) : key]), aligned);
}

function align(sides: Sides, path: Path, lists: Record<(typeof names)[number], unknown[]>): Sides {
  const { base, mine, theirs } = lists;
  const keys = { base: [...base.keys()] as Key[], mine: matched(base, mine), theirs: matched(base, theirs) };
  const isMoved = (side: Key[]) =>
    side.filter((key) => typeof key === 'number').some((key, n, all) => key < (all[n - 1] ?? 0));
  const [first, second] =
    isMoved(keys.theirs) && !isMoved(keys.mine) ? [keys.theirs, keys.mine] : [keys.mine, keys.theirs];
  const all = second.reduce((order, key, index) => {
    const after = order.indexOf(second[index - 1] ?? '');
    return order.includes(key) ? order : order.toSpliced(after + 1, 0, key);
  }, first);
  const isUnchanged = (key: Key, side: 'mine' | 'theirs') =>
    typeof key === 'number' && isSame(base[key], lists[side][keys[side].indexOf(key)]);
  // What one side has removed goes, unless the other has changed it.
  const kept = all.filter((key) =>
    keys.mine.includes(key) ? keys.theirs.includes(key) || !isUnchanged(key, 'mine') : !isUnchanged(key, 'theirs'),
  );
  const texts = Object.fromEntries(names.map((name) => [name, textsOf(sides[name], path)]));
  const textOf = (key: Key, name: (typeof names)[number]) => {
    const has = [name, ...names].find((each) => keys[each].includes(key) && (each === name || each !== 'base'));
    return texts[has ?? name]?.[keys[has ?? name].indexOf(key)] ?? '';
  };
  const rearranged = names.map((name) => [
    name,
    arrange(sides[name], path, () => kept.map((key) => textOf(key, name))),
  ]);
  return Object.fromEntries(rearranged) as Sides;
}

function textsOf(source: string, path: Path): string[] {
  let texts: string[] = [];
  arrange(source, path, (items) => {
    texts = items;
    return items;
  });
  return texts;
}

/** The place in the base of each item, or its own words where it is new: the equal ones first, then the most alike. */
function matched(base: unknown[], items: unknown[]): Key[] {
  const free = new Set(base.keys());
  const found = items.map((item): Key | undefined => claim([...free].find((index) => isSame(base[index], item))));
  function claim(index: number | undefined) {
    if (index !== undefined) free.delete(index);
    return index;
  }
  const isAlike = (one: unknown, other: unknown) => {
    const words = Object.entries(Object(one)).filter(([, value]) => typeof value === 'string' && value !== '');
    return words.filter(([key, value]) => valueAt(other, [key]) === value).length * 2 >= Math.max(words.length, 1);
  };
  const isReplaced = base.length === items.length;
  return items.map((item, index) => {
    const like = isReplaced && free.has(index) ? index : [...free].find((place) => isAlike(base[place], item));
    return found[index] ?? claim(like) ?? JSON.stringify(item);
  });
}
