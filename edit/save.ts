import { isNode } from 'yaml';
import { amountsIn, replaceAmounts } from '../content/schema/amounts.ts';
import { type Content, languages } from '../content/schema.ts';
import { noPhoto } from '../site/pictures/drawn.ts';
import { amountsOnScreens } from '../ssg/content/amountChecks.ts';
import { ContentError, loadContents } from '../ssg/content/content.ts';
import { ContentFiles, fieldsIn, fieldsOf, fileAndPathOf, translationsOf, valueFor } from './contentFiles.ts';
import { differences } from './differences.ts';
import type { Change, ChangeResult, Field, ListChange } from './messages.ts';
import { write } from './undo.ts';
import { withItems } from './yaml.ts';

/** Writes a value, unless the file's value has changed since the editor showed it, or the content would be wrong. */
export function save(change: Change): ChangeResult {
  const { id, was, value } = change;
  // Throws an error about a file that another program has broken.
  loadContents();
  const files = new ContentFiles();
  const [field] = fieldsIn(id, files);
  if (!field) throw new ContentError(`There is no field ${id}`);
  if (field.value !== was) return { conflict: field.value };
  const hadValue = files.at(id) !== undefined;
  const sameTranslations = translationsOf(id).filter((other) => hadValue && files.at(other) === files.at(id));
  // Until it is translated, an unpublished text is the same in all languages; addresses, pictures and dates stay the same.
  const isUnpublished = differences().some((one) => one.id === id);
  const isForAll = field.format !== 'string' || (isUnpublished && id.startsWith(`${languages[0]}/`));
  if (hadValue || value !== '')
    for (const changedId of isForAll ? [id, ...sameTranslations] : [id]) files.put(changedId, valueFor(field, value));
  const amounts = oldAmounts(change, field, files);
  const translations = isForAll || isUnpublished ? [] : sameTranslations.map((other) => ({ id: other, was, value }));
  write(files, id);
  const otherTexts = [...amounts, ...translations];
  return otherTexts.length > 0 ? { otherTexts: Object.fromEntries(otherTexts.map((one) => [one.id, one])) } : {};
}

/** Changes for texts that still contain the old amount, or a sum that the app's screens calculate from it. */
function oldAmounts({ id, was, value, isProposed }: Change, changed: Field, after: ContentFiles): Change[] {
  const file = id.split('.')[0] ?? '';
  const isAmount = changed.format === 'integer' && file.endsWith('/evening');
  const amountsAt = (files: ContentFiles, text: string) =>
    isAmount ? amountsOnScreens(files.at(file) as Content['evening']) : amountsIn(text);
  const [old, now] = [amountsAt(new ContentFiles(), was), amountsAt(after, value)];
  // Old and new amounts are paired by their order. A proposed sentence proposes nothing more: the price's own proposals
  // already have all amounts of the other sentences.
  if (old.length !== now.length || (isProposed && !isAmount)) return [];
  const amounts = new Map<number, number>();
  for (const [index, amount] of now.entries()) if (amount !== old[index]) amounts.set(old[index] ?? amount, amount);
  // Every sentence is searched. Of the numbers only the event's price is changed: others may be equal by chance.
  const priceId = `${file.split('/')[0]}/evening.event.price`;
  return fieldsOf(after).flatMap((field) => {
    const text = field.format === 'string' || field.id === priceId ? replaceAmounts(field.value, amounts) : field.value;
    return field.id === id || text === field.value ? [] : [{ id: field.id, was: field.value, value: text }];
  });
}

/** Changes a list in all languages at once, so that each item has the same place everywhere. */
export function changeList({ id, index, action }: ListChange): void {
  const files = new ContentFiles();
  const newIndex = index + { add: 1, remove: 0, up: -1, down: 1 }[action];
  for (const list of [id, ...translationsOf(id)]) {
    const { file, path } = fileAndPathOf(list);
    const changed = withItems(files.text(file), path, (items) => {
      const item = items[index];
      const others = action === 'add' ? items : items.toSpliced(index, 1);
      return action === 'remove' ? others : others.toSpliced(newIndex, 0, isNode(item) ? item.clone() : item);
    });
    files.set(file, changed);
    for (const field of action === 'add' ? fieldsIn(`${list}.${newIndex}`, files) : []) makeExample(field, files);
  }
  write(files, `${id}.${newIndex}`);
}

/** A new item gets the schema's examples, no photograph, address or date, and a sample mark if the schema has one. */
function makeExample({ id, format, value, example }: Field, files: ContentFiles): void {
  const values: Record<string, string> = { picture: noPhoto, uri: '', date: '', other: value };
  if (value !== '' || format === 'boolean') files.put(id, valueFor({ format }, values[format] ?? example));
}
