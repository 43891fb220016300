import { isNode } from 'yaml';
import { languages } from '../content/schema.ts';
import { somebody } from '../site/pictures/drawn.ts';
import { missingLetters } from '../ssg/assets/letters.ts';
import { ContentError, loadContents } from '../ssg/content/content.ts';
import { elsewhere } from './elsewhere.ts';
import { Drafts, fieldsOf, isShared, kindOf, placeOf, Refused, valueFor } from './fields.ts';
import { type Change, type Done, type Field, type ListChange, type Place, standsAt } from './messages.ts';
import { isRight, wrote } from './translations.ts';
import { record } from './undo.ts';
import { type Value, withItems, withValue } from './yaml.ts';

/** Writes a value, unless the file's value has changed since the editor showed it, or the content would be wrong. */
export function save(change: Change): Done {
  const { language, id, was, value, isEverywhere } = change;
  const { file } = placeOf(id, language);
  const drafts = new Drafts();
  const field = fieldsOf(language, drafts, kindOf(id)).fields.find((one) => one.id === id);
  if (!field) throw new Refused(`There is no field ${id}.`);
  if (field.value !== was) return { conflict: field.value };
  const before = new Drafts([[file, drafts.text(file)]]);
  // Values that are not words (an address, a picture, a date) stay equal in all languages where they were equal.
  const same = isEverywhere || field.format !== 'string' ? field.same : [];
  // Also equal is a text that is not translated yet.
  const isSame = (each: string) => drafts.at(id, each) === drafts.at(id, language);
  const untranslated = languages.filter((each) => drafts.look(id, each) === 'new' && isSame(each));
  for (const each of new Set([language, ...same, ...untranslated]))
    if (drafts.at(id, each) !== undefined || value.trim() !== '') put(drafts, id, each, valueFor(field, value));
  commit(drafts, { id, language });
  // Languages to ask about, where the tick for all languages was not set.
  const others = isEverywhere || field.format !== 'string' ? [] : field.same;
  const alike = others.map((each): Change => ({ ...change, language: each }));
  if (untranslated.length > 0) wrote(value, language);
  for (const each of isEverywhere ? languages : []) isRight(each, (other) => drafts.at(id, other));
  return { letters: missingLetters(value), also: [...alike, ...elsewhere(change, field, before, drafts)] };
}

export function put(drafts: Drafts, id: string, language: string, value: Value): void {
  const { file, path } = placeOf(id, language);
  drafts.set(file, withValue(drafts.text(file), path, value));
}

/** Changes a list in all languages at once, so that each item has the same place everywhere. */
export function changeList({ language, id, index, how }: ListChange): void {
  placeOf(id, language);
  const drafts = new Drafts();
  const below = `${id}.${index + 1}`;
  const inItem = (each: string) =>
    fieldsOf(each, drafts, kindOf(id)).fields.filter((field) => `${field.id}.`.startsWith(`${below}.`));
  for (const each of isShared(id) ? [language] : languages) {
    const { file, path } = placeOf(id, each);
    const source = drafts.text(file);
    drafts.set(
      file,
      withItems(source, path, (items) => rearranged(items, index, how)),
    );
    for (const field of how === 'add' ? inItem(each) : []) asExample(drafts, field, each);
  }
  commit(drafts, { id: how === 'add' || how === 'copy' ? below : `${id}.${index}`, language });
  for (const { value } of how === 'add' ? inItem(language) : []) wrote(value, language);
}

const rearranged = (items: readonly unknown[], index: number, how: ListChange['how']) =>
  standsAt[how].reduce(
    (all, by) => {
      const item = items[index];
      return all.toSpliced(index + by, 0, isNode(item) ? item.clone() : item);
    },
    items.toSpliced(index, 1),
  );

/** A new item gets the schema's examples, no face and no proof, and a sample mark where the schema has one. */
function asExample(drafts: Drafts, { id, format, value, example }: Field, language: string): void {
  const isExemplary = ['string', 'email', 'integer', 'boolean'].includes(format);
  const isSaid = format === 'boolean' || (format !== 'other' && value !== '');
  if (id.endsWith('.photo')) put(drafts, id, language, somebody);
  else if (isSaid) put(drafts, id, language, isExemplary ? valueFor({ format }, example) : '');
}

export function commit(drafts: Drafts, at: Place): void {
  try {
    // The check only looks for photographs' names.
    loadContents('content', new Map([...[...drafts.others.keys()].map((file) => [file, ''] as const), ...drafts]));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    // Reports only errors at the changed field; earlier errors elsewhere are shown with their own fields.
    throw new ContentError(
      error.message.replace(/^(\S+):\d+ \S+: /gm, (place, file) => (drafts.has(file) ? '' : place)),
    );
  }
  const texts = [...drafts].map(([file, text]) => [file, Buffer.from(text)] as const);
  record(at, [...texts, ...drafts.others]);
}
