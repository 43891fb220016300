import { isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Decision } from './messages.ts';
import { opened, type Path, written } from './yaml.ts';

/** One file in three versions: the last common one, ours and theirs. */
type Versions = { base: string; mine: string; theirs: string };
/** Which of two values stays; undefined while nobody has decided. */
type Decide = (path: Path, mine: unknown, theirs: unknown) => Decision | undefined;
type Value = Node | null | undefined;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Merges two YAML files field by field: a change by one side is taken, a change by both is decided. If both have
 * changed a list and one has added, removed or moved items, the list is decided as one value.
 */
export function merge({ base, mine, theirs }: Versions, decide: Decide): string {
  const mergedValue = (old: Value, own: Value, their: Value, path: Path): Value => {
    if (isSame(own, their) || isSame(old, their)) return own;
    if (isSame(old, own)) return their;
    if (isMap(own) && isMap(their)) return mergedMap(old, own, their, path);
    if (isSeq(old) && isSeq(own) && isSeq(their) && isInPlace(old, own) && isInPlace(old, their)) {
      own.items = own.items.map((item, index) =>
        mergedValue(old.items[index] as Node, item as Node, their.items[index] as Node, [...path, index]),
      );
      return own;
    }
    return decide(path, own?.toJSON(), their?.toJSON()) === 'theirs' ? their : own;
  };

  const mergedMap = (old: Value, own: YAMLMap, their: YAMLMap, path: Path) => {
    const pairs = new Map<string, Pair>([...pairsOf(their), ...pairsOf(own)]);
    const keys = new Set([...pairsOf(own).keys(), ...pairs.keys()]);
    own.items = [...keys].flatMap((key) => {
      const value = mergedValue(valueIn(old, key), valueIn(own, key), valueIn(their, key), [...path, key]);
      return value ? [Object.assign(pairs.get(key) as Pair, { value })] : [];
    });
    return own;
  };

  const result = opened(mine);
  const contents = mergedValue(opened(base).contents, result.contents, opened(theirs).contents, []);
  result.contents = contents as typeof result.contents;
  return written(result);
}

const pairsOf = (map: YAMLMap) =>
  new Map(map.items.map((pair) => [String(isScalar(pair.key) ? pair.key.value : pair.key), pair as Pair]));
const valueIn = (map: Value, key: string) => (isMap(map) ? (map.get(key, true) as Value) : undefined);

/** No item was added, removed or moved. */
const isInPlace = (old: YAMLSeq, now: YAMLSeq) =>
  now.items.length === old.items.length &&
  now.items.every((item, index) => isSame(item, old.items[index]) || !old.items.some((each) => isSame(each, item)));
