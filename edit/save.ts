import { isNode } from 'yaml';
import { amountsIn, replaceAmounts } from '../content/schema/amounts.ts';
import { languages } from '../content/schema.ts';
import { noPhoto } from '../site/pictures/drawn.ts';
import { amountsOnScreens } from '../ssg/content/amountChecks.ts';
import { ContentError, loadContents } from '../ssg/content/content.ts';
import { ContentFiles, fieldsOf, translationsOf, valueFor } from './contentFiles.ts';
import { type Change, type ChangeResult, type Field, type ListChange, languageOf } from './messages.ts';
import { differences } from './publishing.ts';
import { write } from './undo.ts';
import { withItems } from './yaml.ts';

/** Writes a value, unless the file's value has changed since the editor showed it, or the content would be wrong. */
export function save({ id, was, value, isProposed }: Change): ChangeResult {
  // Also throws an error about a file that another program has broken.
  const oldAmounts = amountsAt(id, was);
  const files = new ContentFiles();
  const [field] = fieldsOf(files, id);
  if (field?.value !== was)
    throw new ContentError(`Somebody else has changed this meanwhile. It now says: ${field?.value || '–'}`);
  const hadValue = files.at(id) !== undefined;
  const sameTranslations = translationsOf(id).filter((other) => hadValue && files.at(other) === files.at(id));
  // Until it is translated, an unpublished text is the same in all languages; addresses, pictures and dates stay the same.
  const isUnpublished = differences().some((one) => one.id === id);
  const isForAll = field.format !== 'string' || (isUnpublished && id.startsWith(`${languages[0]}/`));
  for (const changedId of isForAll ? [id, ...sameTranslations] : [id]) files.put(changedId, valueFor(field, value));
  write(files, id);
  const translations = isForAll || isUnpublished ? [] : sameTranslations.map((other) => ({ id: other, was, value }));
  // A proposed sentence proposes no amounts: the price's own proposals already change them in all sentences.
  if (isProposed && field.format === 'string') return { proposals: translations };
  return { proposals: [...otherAmounts(id, oldAmounts, amountsAt(id, value)), ...translations] };
}

/** The amounts in a text, and those that the app's screens calculate from the prices in its language. */
function amountsAt(id: string, text: string): number[] {
  const content = loadContents().get(languageOf(id) ?? '');
  return [...amountsIn(text), ...(content ? amountsOnScreens(content.evening) : [])];
}

/** Changes for the other texts that contain an old amount. Old and new amounts are paired by their order. */
function otherAmounts(changedId: string, old: number[], now: number[]): Change[] {
  const pairs = old.length === now.length ? old.map((amount, index) => [amount, now[index] ?? amount] as const) : [];
  const amounts = new Map(pairs.filter(([amount, newAmount]) => amount !== newAmount));
  // Every sentence is searched. Of the numbers only the event's price is changed: others may be equal by chance.
  const priceId = `${languageOf(changedId)}/evening.event.price`;
  return fieldsOf().flatMap(({ id, value, format }) => {
    const text = format === 'string' || id === priceId ? replaceAmounts(value, amounts) : value;
    return id === changedId || text === value ? [] : [{ id, was: value, value: text }];
  });
}

/** Changes a list in all languages at once, so that each item has the same place everywhere. */
export function changeList({ id, index, action }: ListChange): void {
  const files = new ContentFiles();
  const newIndex = index + { add: 1, remove: 0, up: -1, down: 1 }[action];
  const changeItems = (items: unknown[]) => {
    const item = items[index];
    const others = action === 'add' ? items : items.toSpliced(index, 1);
    return action === 'remove' ? others : others.toSpliced(newIndex, 0, isNode(item) ? item.clone() : item);
  };
  for (const list of [id, ...translationsOf(id)]) {
    files.edit(list, (source, path) => withItems(source, path, changeItems));
    for (const field of action === 'add' ? fieldsOf(files, `${list}.${newIndex}`) : []) makeExample(field, files);
  }
  write(files, `${id}.${newIndex}`);
}

/** A new item gets the schema's examples, no photograph, address or date, and a sample mark if the schema has one. */
function makeExample({ id, format, value, example }: Field, files: ContentFiles): void {
  const values: Record<string, string> = { picture: noPhoto, uri: '', date: '', other: value };
  if (value !== '' || format === 'boolean') files.put(id, valueFor({ format }, values[format] ?? example));
}
