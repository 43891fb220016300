import { amountsIn, replaceAmounts } from '../content/schema/amounts.ts';
import type { Content } from '../content/schema.ts';
import { amountsOn } from '../ssg/content/amounts.ts';
import type { ContentFiles } from './drafts.ts';
import { fieldsOf } from './fields.ts';
import type { Change, Field } from './messages.ts';

/** The changes of texts that still contain the old amount, or one that the app's screens calculate from it. */
export function oldAmounts(
  { id, was, value }: Change,
  changed: Field,
  before: ContentFiles,
  after: ContentFiles,
): Change[] {
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
