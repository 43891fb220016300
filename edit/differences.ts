import { parse } from 'yaml';
import { valueAt } from '../ssg/content/jsonSchema.ts';
import { ContentFiles, idOf } from './contentFiles.ts';
import { asText } from './fields.ts';
import { contentPaths, gitLines, gitOutput, lastPublished } from './git.ts';
import type { Difference } from './messages.ts';
import { isGroup, isSame, keysOf } from './yaml.ts';

/** All changes since the last published commit. */
export function differences(): Difference[] {
  const commit = lastPublished();
  const files = [
    ...gitLines('diff', '--name-only', commit, '--', ...contentPaths),
    ...gitLines('ls-files', '--others', '--exclude-standard', '--', ...contentPaths),
  ];
  const current = new ContentFiles();
  return files.flatMap((file) => {
    const id = idOf(file);
    // A picture, or another file without fields.
    if (!id) return { id: file, was: '', value: '' };
    return compare(id, parse(gitOutput('show', `${commit}:./${file}`)), current.at(id));
  });
}

/** The fields of a file, group or list that differ. A new item is followed by its fields. */
export function compare(id: string, old: unknown, now: unknown): Difference[] {
  if (isSame(old, now)) return [];
  if (Array.isArray(now)) return compareLists(id, Array.isArray(old) ? old : [], now);
  if (isGroup(now) || isGroup(old))
    return keysOf(now, old).flatMap((key) => compare(`${id}.${key}`, valueAt(old, [key]), valueAt(now, [key])));
  return [{ id, was: asText(old), value: asText(now) }];
}

function compareLists(id: string, old: unknown[], now: unknown[]): Difference[] {
  const oldIndexes = oldIndexesOf(old, now);
  const kept = [...now.keys()].flatMap((index) => oldIndexes.get(index) ?? []);
  const isMoved = kept.some((oldIndex, index) => oldIndex < (kept[index - 1] ?? 0));
  const removed = old.filter((_, oldIndex) => !kept.includes(oldIndex));
  return [
    ...(isMoved ? [{ id, what: 'newOrder' as const, was: '', value: now.map(nameOfItem).join(', ') }] : []),
    ...removed.map((item) => ({ id, what: 'removedItem' as const, was: nameOfItem(item), value: '' })),
    ...now.flatMap((item, index): Difference[] => {
      const itemId = `${id}.${index}`;
      const oldIndex = oldIndexes.get(index);
      if (oldIndex !== undefined) return compare(itemId, old[oldIndex], item);
      return [{ id: itemId, what: 'newItem', was: '', value: nameOfItem(item) }, ...compare(itemId, undefined, item)];
    }),
  ];
}

/**
 * The old index of each item that is not new. The most similar items count as the same. Half a point for the same index
 * decides between equally similar items, and lets an item count as the same although all its fields were edited.
 */
function oldIndexesOf(old: unknown[], now: unknown[]): Map<number, number> {
  const pairs = now.flatMap((item, index) =>
    old.map((was, oldIndex) => ({ index, oldIndex, score: likeness(was, item) + (index === oldIndex ? 0.5 : 0) })),
  );
  const indexes = new Map<number, number>();
  for (const { index, oldIndex, score } of pairs.sort((one, other) => other.score - one.score))
    if (score > 0 && !indexes.has(index) && ![...indexes.values()].includes(oldIndex)) indexes.set(index, oldIndex);
  return indexes;
}

/** The number of equal fields, far more for equal items. */
function likeness(old: unknown, now: unknown): number {
  if (isSame(old, now)) return 1000;
  return isGroup(now) ? keysOf(now).filter((key) => isSame(valueAt(old, [key]), valueAt(now, [key]))).length : 0;
}

/** An item's first words: its name, label or title. */
export const nameOfItem = (item: unknown): string =>
  isGroup(item) ? nameOfItem(Object.values(item)[0]) : String(item ?? '');
