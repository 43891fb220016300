import { isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap, type YAMLSeq } from 'yaml';
import { valueAt } from '../ssg/content/jsonSchema.ts';
import { opened, type Path, written } from './yaml.ts';

/** One file three times: as it was when the two were last the same, and as each has it now. */
type Sides = { base: string; mine: string; theirs: string };
/** Which of two values stays; undefined while nobody has decided. */
type Decide = (path: Path, mine: unknown, theirs: unknown) => 'mine' | 'theirs' | undefined;
type Value = Node | null | undefined;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Merges two YAML files field by field: what one side has changed is taken, what both have changed is decided. */
export function merge({ base, mine, theirs }: Sides, decide: Decide): string {
  const [old, result, other] = [opened(base), opened(mine), opened(theirs)];
  const combined = (was: Value, own: Value, their: Value, path: Path): Value => {
    if (isSame(own, their) || isSame(was, their)) return own;
    if (isSame(was, own)) return their;
    if (isMap(own) && isMap(their)) return combinedMap(was, own, their, path);
    if (isSeq(was) && isSeq(own) && isSeq(their)) return combinedList(was, own, their, path);
    return decide(path, own?.toJSON(), their?.toJSON()) === 'theirs' ? their : own;
  };

  const combinedMap = (was: Value, own: YAMLMap, their: YAMLMap, path: Path) => {
    const pairs = new Map<string, Pair>([...pairsOf(their), ...pairsOf(own)]);
    const keys = new Set([...pairsOf(own).keys(), ...pairs.keys()]);
    own.items = [...keys].flatMap((key) => {
      const [before, ...now] = [was, own, their].map((map) => valueIn(map, key));
      const value = combined(before, now[0], now[1], [...path, key]);
      return value ? [Object.assign(pairs.get(key) as Pair, { value })] : [];
    });
    return own;
  };

  /** Items stand in the order of the side that has moved any, and a new one behind the item that it was put behind. */
  const combinedList = (was: YAMLSeq, own: YAMLSeq, their: YAMLSeq, path: Path) => {
    type Item = { was?: Value; own?: Value; their?: Value };
    const before = was.items.map((item): Item => ({ was: item as Node }));
    const placed = ({ items }: YAMLSeq, side: 'own' | 'their') =>
      originsIn(was.items, items).map((origin, index) => Object.assign(before[origin] ?? {}, { [side]: items[index] }));
    const [mine, theirs]: Item[][] = [placed(own, 'own'), placed(their, 'their')];
    const isMoved = (side: Item[] = []) =>
      side
        .map((item) => before.indexOf(item))
        .some((place, index, all) => place >= 0 && place < (all[index - 1] ?? -1));
    const [first = [], second = []] = isMoved(theirs) && !isMoved(mine) ? [theirs, mine] : [mine, theirs];
    const all = second.reduce((order, item, index) => {
      const place = order.indexOf(second[index - 1] ?? {}) + 1;
      return order.includes(item) ? order : order.toSpliced(place, 0, item);
    }, first);
    own.items = all.flatMap(({ was, own, their }, index) => {
      if (own && their) return combined(was, own, their, [...path, index]) ?? [];
      // What one side has removed goes, unless the other has changed it.
      return isSame(was, own ?? their) ? [] : (own ?? their ?? []);
    });
    return own;
  };

  result.contents = combined(old.contents, result.contents, other.contents, []) as typeof result.contents;
  return written(result);
}

const pairsOf = (map: YAMLMap) =>
  new Map(map.items.map((pair) => [String(isScalar(pair.key) ? pair.key.value : pair.key), pair as Pair]));
const valueIn = (map: Value, key: string) => (isMap(map) ? (map.get(key, true) as Value) : undefined);

/** The place in the base of each item, or -1 where it is new: an equal item, the one at its place, or a similar one. */
function originsIn(base: readonly unknown[], items: readonly unknown[]): number[] {
  const free = new Set(base.keys());
  const claim = (index = -1) => (free.delete(index) ? index : -1);
  const equal = items.map((item) => claim([...free].find((index) => isSame(base[index], item))));
  const isReplaced = base.length === items.length;
  return items.map((item, index) => {
    if ((equal[index] ?? -1) >= 0) return equal[index] ?? -1;
    return claim(isReplaced && free.has(index) ? index : [...free].find((place) => isSimilar(base[place], item)));
  });
}

function isSimilar(one: unknown, other: unknown): boolean {
  const [fields, others] = [one, other].map((item) => Object(JSON.parse(JSON.stringify(item))));
  const words = Object.entries(fields).filter(([, value]) => typeof value === 'string' && value !== '');
  return words.filter(([key, value]) => valueAt(others, [key]) === value).length * 2 >= Math.max(words.length, 1);
}
