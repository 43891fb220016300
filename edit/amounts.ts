import { amountsIn, withAmounts } from '../content/schema/amounts.ts';
import type { Content } from '../content/schema.ts';
import { amountsOn } from '../ssg/content/amounts.ts';
import type { Drafts } from './drafts.ts';
import { fieldsOf } from './fields.ts';
import type { Change, Field } from './messages.ts';

/**
 * Finds texts that still contain an amount after this change, or an amount that the app's screens calculate from it.
 * Each comes as a change to apply.
 */
export function oldAmounts({ id, was, value }: Change, changed: Field, before: Drafts, after: Drafts): Change[] {
  const file = id.split('.')[0] ?? '';
  const isPrice = changed.format === 'integer' && file.endsWith('/evening');
  const amountsAt = (drafts: Drafts, text: string) =>
    isPrice ? amountsOn(drafts.at(file) as Content['evening']) : amountsIn(text);
  const [old, now] = [amountsAt(before, was), amountsAt(after, value)];
  if (old.length !== now.length) return [];
  const amounts = new Map<number, number>();
  for (const [index, amount] of now.entries()) if (amount !== old[index]) amounts.set(old[index] ?? amount, amount);
  // Other numbers may be equal by chance; sentences are about this price.
  const price = `${file.split('/')[0]}/evening.event.price`;
  return fieldsOf(after).fields.flatMap((field) => {
    const text = field.format === 'string' || field.id === price ? withAmounts(field.value, amounts) : field.value;
    return field.id === id || text === field.value ? [] : [{ id: field.id, was: field.value, value: text }];
  });
}
