import { amountsIn, withAmounts } from '../content/schema/amounts.ts';
import { type Content, languages } from '../content/schema.ts';
import { figures, takings } from '../site/screens/figures.ts';
import { type Drafts, fieldsOf, valueFor } from './fields.ts';
import type { Change, Field } from './messages.ts';

/** What the app's screens show and calculate, always in this order: a share, what is paid, the total, the day's takings. */
function amountsOn(evening: Content['evening']): number[] {
  const { price, paid, total } = figures(evening);
  const { takings: taken, open } = takings(evening);
  return [price, paid, total, taken, open].flatMap(amountsIn);
}

/**
 * Finds texts that still contain an amount after it was changed in one field, or an amount calculated from it. Each
 * comes as a change to apply.
 */
export function elsewhere({ language, id, was, value }: Change, field: Field, before: Drafts, after: Drafts): Change[] {
  const eveningOf = (drafts: Drafts) => amountsOn(drafts.at('evening', language) as Content['evening']);
  const isPrice = field.format === 'integer' && id.startsWith('evening.');
  const [old, now] = isPrice ? [eveningOf(before), eveningOf(after)] : [amountsIn(was), amountsIn(value)];
  const pairs = [...old.entries()].flatMap(([index, amount]) => (now[index] === amount ? [] : [[amount, now[index]]]));
  const changed = new Map(pairs as [number, number][]);
  if (changed.size === 0 || old.length !== now.length) return [];
  return languages.flatMap((each) =>
    fieldsOf(each, after).fields.flatMap((one): Change[] => {
      const isText = one.format === 'string' && !(one.id === id && each === language);
      const isNumber =
        one.format === 'integer' && one.id === 'evening.event.price' && one.id !== id && each === language;
      const text = isText || isNumber ? withAmounts(one.value, changed) : one.value;
      const found = { language: each, id: one.id, was: one.value, value: text, isEverywhere: false };
      return text === one.value || valueFor(one, text) === undefined ? [] : [found];
    }),
  );
}
