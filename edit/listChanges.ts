import type { Difference } from './messages.ts';
import { isGroup, isSame } from './yaml.ts';

/**
 * The published value with its lists in the order of the current ones, so that a new item does not shift those after
 * it. Items that were added, removed or moved are added to `changes`.
 */
export function inOrderOf(current: unknown, published: unknown, id: string, changes: Difference[]): unknown {
  if (!isGroup(published) || !isGroup(current)) return published;
  const inner = (now: unknown, was: unknown, key: string | number) => inOrderOf(now, was, `${id}.${key}`, changes);
  if (!Array.isArray(published) || !Array.isArray(current)) {
    const now = new Map(Object.entries(current));
    return Object.fromEntries(Object.entries(published).map(([key, was]) => [key, inner(now.get(key), was, key)]));
  }
  const places = publishedPlaces(current, published);
  const kept = [...current.keys()].flatMap((index) => places.get(index) ?? []);
  if (kept.some((place, index) => place < (kept[index - 1] ?? 0)))
    changes.push({ id, what: 'newOrder', was: '', value: current.map(nameOfItem).join(', ') });
  for (const [place, item] of published.entries())
    if (!kept.includes(place)) changes.push({ id, what: 'removedItem', was: nameOfItem(item), value: '' });
  return current.map((item, index) => {
    const place = places.get(index);
    if (place !== undefined) return inner(item, published[place], index);
    changes.push({ id: `${id}.${index}`, what: 'newItem', was: '', value: nameOfItem(item) });
    return undefined;
  });
}

/** For each item that was published its place then. The most similar items are the same, also if one was edited. */
function publishedPlaces(current: unknown[], published: unknown[]): Map<number, number> {
  const pairs = current.flatMap((item, index) =>
    published.map((was, place) => ({ index, place, likeness: likeness(was, item) + (index === place ? 0.5 : 0) })),
  );
  const places = new Map<number, number>();
  for (const { index, place, likeness } of pairs.sort((one, other) => other.likeness - one.likeness))
    if (likeness > 0 && !places.has(index) && ![...places.values()].includes(place)) places.set(index, place);
  return places;
}

/** The number of equal fields, far more for equal items. */
function likeness(one: unknown, other: unknown): number {
  if (isSame(one, other)) return 1000;
  if (!isGroup(one) || !isGroup(other)) return 0;
  const values = new Map(Object.entries(other));
  return Object.entries(one).filter(([key, value]) => isSame(value, values.get(key))).length;
}

/** An item's first words: its name, label or title. */
export const nameOfItem = (item: unknown): string =>
  isGroup(item) ? nameOfItem(Object.values(item)[0]) : String(item ?? '');
