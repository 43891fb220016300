import { amountsIn, withAmounts } from '../content/schema/amounts.ts';
import type { Content } from '../content/schema.ts';
import { figures, takings } from '../site/screens/figures.ts';
import type { Drafts } from './drafts.ts';
import { fieldsOf } from './fields.ts';
import type { Change, Field } from './messages.ts';

/** The texts that say an amount as it was before this change, or one that the app's screens work out from it: each with the change that it needs. */
export function oldAmounts({ id, was, value }: Change, changed: Field, before: Drafts, after: Drafts): Change[] {
  const file = id.split('.')[0] ?? '';
  const isPrice = changed.format === 'integer' && file.endsWith('/evening');
  const amountsAt = (drafts: Drafts, text: string) =>
    isPrice ? amountsOn(drafts.at(file) as Content['evening']) : amountsIn(text);
  const [old, now] = [amountsAt(before, was), amountsAt(after, value)];
  if (old.length !== now.length) return [];
  const amounts = new Map<number, number>();
  for (const [index, amount] of now.entries()) if (amount !== old[index]) amounts.set(old[index] ?? amount, amount);
  // Other numbers may be the same by chance; this price is the one that sentences are about.
  const price = `${file.split('/')[0]}/evening.event.price`;
  return fieldsOf(after).fields.flatMap((field) => {
    const text = field.format === 'string' || field.id === price ? withAmounts(field.value, amounts) : field.value;
    return field.id === id || text === field.value ? [] : [{ id: field.id, was: field.value, value: text }];
  });
}

/** What the app's screens show and calculate, always in this order: a share, what is paid, the total, the day's takings. */
function amountsOn(evening: Content['evening']): number[] {
  const { price, paid, total } = figures(evening);
  const { takings: taken, open } = takings(evening);
  return [price, paid, total, taken, open].flatMap(amountsIn);
}
