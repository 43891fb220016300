import type { Content } from '../../content/schema.ts';
import type { HallProps } from '../islands/hall.ts';

export function hallProps({ facts, home, courts, evening }: Content): HallProps {
  const { note, taken, hour } = home.hero.host;
  return {
    bookings: facts.hall.bookings,
    currency: evening.currency,
    mark: /[:.]/.exec(home.finale.clock)?.[0] ?? ':',
    words: { note, taken, hour, bookedTo: courts.bookedTo, freeAt: courts.freeAt },
  };
}
