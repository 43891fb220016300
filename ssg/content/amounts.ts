import { amountsIn } from '../../content/schema/amounts.ts';
import type { Content } from '../../content/schema.ts';
import { figures, takings } from '../../site/screens/figures.ts';

/**
 * The amounts in the app's screens, always in this order: a player's share, what is paid, the total, the day's takings.
 */
export function amountsOf(evening: Content['evening']): number[] {
  const { price, paid, total } = figures(evening);
  const { takings: taken, open } = takings(evening);
  return [price, paid, total, taken, open].flatMap(amountsIn);
}
