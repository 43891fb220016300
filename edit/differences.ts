import { parse } from 'yaml';
import { valueAt } from '../ssg/content/jsonSchema.ts';
import { asText, ContentFiles, idOf } from './contentFiles.ts';
import { changedFiles, gitOutput, lastPublished } from './git.ts';
import type { Change } from './messages.ts';
import { isGroup, isInPlace, isSame, keysOf } from './yaml.ts';

/** All changes since the last published commit. */
export function differences(): Change[] {
  const commit = lastPublished();
  const files = [
    ...changedFiles('diff', '--name-only', commit),
    ...changedFiles('ls-files', '--others', '--exclude-standard'),
  ];
  const current = new ContentFiles();
  return files.flatMap((file) => {
    const id = idOf(file);
    // A picture, or another file without fields.
    if (!id) return { id: file, was: '', value: '' };
    return compare(id, parse(gitOutput('show', `${commit}:./${file}`)), current.at(id));
  });
}

/** The fields that differ. A list whose items were added, removed or moved comes first, then the fields of its items. */
export function compare(id: string, old: unknown, now: unknown): Change[] {
  if (isSame(old, now)) return [];
  if (isGroup(now) && isInPlace(old, now))
    return keysOf(now, old).flatMap((key) => compare(`${id}.${key}`, valueAt(old, [key]), valueAt(now, [key])));
  const change = { id, was: asText(old), value: asText(now) };
  if (!Array.isArray(now)) return [change];
  // An item that is not in the old list is new, unless one of the same name is gone.
  const oldItems: unknown[] = Array.isArray(old) ? old : [];
  const isIn = (items: unknown[], item: unknown) => items.some((each) => isSame(each, item));
  const wasItem = (item: unknown) => oldItems.find((each) => asText(each) === asText(item) && !isIn(now, each));
  const changed = [...now.entries()].filter(([, item]) => !isIn(oldItems, item));
  return [change, ...changed.flatMap(([index, item]) => compare(`${id}.${index}`, wasItem(item), item))];
}
