import { amountsIn, replaceAmounts } from '../content/schema/amounts.ts';
import { type Content, languages } from '../content/schema.ts';
import { amountsOn } from '../ssg/content/amounts.ts';
import { ContentError, loadContents } from '../ssg/content/content.ts';
import { ContentFiles, Drafts, PublishedContent, translationsOf } from './drafts.ts';
import { fieldAt, fieldsOf, valueFor } from './fields.ts';
import type { Change, ChangeResult, Field } from './messages.ts';
import { record } from './undo.ts';

/** Writes a value, unless the file's value has changed since the editor showed it, or the content would be wrong. */
export function save(change: Change): ChangeResult {
  const { id, was, value } = change;
  // Throws an error about a file that another program has broken.
  loadContents();
  const drafts = new Drafts();
  const field = fieldAt(id, drafts);
  if (field.value !== was) return { conflict: field.value };
  const hadValue = drafts.at(id) !== undefined;
  const sameTranslations = translationsOf(id).filter((other) => hadValue && drafts.at(other) === drafts.at(id));
  const isForAll = field.format !== 'string' || isNewInFirstLanguage(field);
  if (hadValue || value !== '')
    for (const each of isForAll ? [id, ...sameTranslations] : [id]) drafts.put(each, valueFor(field, value));
  const amounts = oldAmounts(change, field, new ContentFiles(), drafts);
  const translations = isForAll ? [] : sameTranslations.map((other) => ({ id: other, was, value }));
  writeDrafts(drafts, id);
  return { otherTexts: [...translations, ...amounts.filter((one) => !sameTranslations.includes(one.id))] };
}

/** Until it is translated, a new item is the same in all languages; addresses, pictures and dates stay the same. */
function isNewInFirstLanguage({ id, value }: Field): boolean {
  return id.startsWith(`${languages[0]}/`) && new PublishedContent().at(id) !== value;
}

/** The changes of texts that still contain the old amount, or one that the app's screens calculate from it. */
function oldAmounts({ id, was, value }: Change, changed: Field, before: ContentFiles, after: ContentFiles): Change[] {
  const file = id.split('.')[0] ?? '';
  const isAmount = changed.format === 'integer' && file.endsWith('/evening');
  const amountsAt = (files: ContentFiles, text: string) =>
    isAmount ? amountsOn(files.at(file) as Content['evening']) : amountsIn(text);
  const [old, now] = [amountsAt(before, was), amountsAt(after, value)];
  if (old.length !== now.length) return [];
  const amounts = new Map<number, number>();
  for (const [index, amount] of now.entries()) if (amount !== old[index]) amounts.set(old[index] ?? amount, amount);
  // Of the numeric fields change only the event's price: others may be equal by chance. Search every sentence.
  const priceId = `${file.split('/')[0]}/evening.event.price`;
  return fieldsOf(after).fields.flatMap((field) => {
    const text = field.format === 'string' || field.id === priceId ? replaceAmounts(field.value, amounts) : field.value;
    return field.id === id || text === field.value ? [] : [{ id: field.id, was: field.value, value: text }];
  });
}

/** Checks the content, writes the files and remembers the change for Undo. */
export function writeDrafts(drafts: Drafts, id: string): void {
  try {
    // The check only looks for photographs' names.
    loadContents('content', new Map([...[...drafts.binaries.keys()].map((file) => [file, ''] as const), ...drafts]));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    // Reports only errors at the changed field; earlier errors elsewhere are shown with their own fields.
    const places = /^(\S+):\d+ \S+: /gm;
    throw new ContentError(error.message.replace(places, (place, file) => (drafts.has(file) ? '' : place)));
  }
  const texts = [...drafts].map(([file, text]) => [file, Buffer.from(text)] as const);
  record(id, [...texts, ...drafts.binaries]);
}
