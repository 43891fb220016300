import { parse } from 'yaml';
import { valueAt } from '../ssg/content/jsonSchema.ts';
import { alignedLists, isSame, type Sides } from './mergeLists.ts';
import { arrange, type Path } from './yaml.ts';

/** Which of two values stays; undefined while nobody has decided. */
export type Decide = (path: Path, mine: unknown, theirs: unknown) => 'mine' | 'theirs' | undefined;

const keysOf = (value: unknown) => (value !== null && typeof value === 'object' ? Object.keys(value) : []);

/** Merges two YAML files field by field: what one side has changed is taken, what both have changed is decided. */
export function merge(sides: Sides, decide: Decide): string {
  const { base, mine, theirs } = alignedLists(sides);
  const taken: Path[] = [];
  const visit = (was: unknown, own: unknown, their: unknown, path: Path) => {
    if (isSame(own, their) || isSame(was, their)) return;
    const keys = keysOf(own).length > 0 && keysOf(their).length > 0 ? keysOf({ ...Object(own), ...Object(their) }) : [];
    for (const key of keys) {
      const at = Array.isArray(own) ? Number(key) : key;
      visit(valueAt(was, [at]), valueAt(own, [at]), valueAt(their, [at]), [...path, at]);
    }
    if (keys.length === 0 && (isSame(was, own) || decide(path, own, their) === 'theirs')) taken.push(path);
  };
  visit(parse(base), parse(mine), parse(theirs), []);
  return taken.reduce((text, path) => take(text, theirs, path), mine);
}

/** Puts one field of another text in the place of this one's, with its comment; or takes it away as there. */
function take(text: string, other: string, path: Path): string {
  const [group, last] = [path.slice(0, -1), path.at(-1)];
  const placeIn = (keys: string[]) => (typeof last === 'number' ? last : keys.indexOf(String(last)));
  let wanted: string[] = [];
  arrange(other, group, (items, keys) => {
    wanted = items.slice(placeIn(keys)).slice(0, placeIn(keys) < 0 ? 0 : 1);
    return items;
  });
  return arrange(text, group, (items, keys) => {
    const place = placeIn(keys) < 0 ? items.length : placeIn(keys);
    return items.toSpliced(place, 1, ...wanted);
  });
}
