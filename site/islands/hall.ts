import type { ActivityId } from '../../content/schema/activities.ts';
import type { Content } from '../../content/schema.ts';
import { formatPrice } from './formatPrice.ts';

export type HallProps = {
  bookings: Record<ActivityId, readonly { from: number; to: number; price: number }[]>;
  currency: string;
  timeSeparator: string;
  words: { note: string; income: string; sliderLabel: string; bookedTo: string; freeAt: string };
};

export function hallProps({ facts, home, courts, evening }: Content): HallProps {
  const { note, income, hour: sliderLabel } = home.hero.host;
  return {
    bookings: facts.hall.bookings,
    currency: evening.currency,
    timeSeparator: /[:.]/.exec(home.finale.clock)?.[0] ?? ':',
    words: { note, income, sliderLabel, bookedTo: courts.bookedTo, freeAt: courts.freeAt },
  };
}

export const fullHour = (hour: number, { timeSeparator }: HallProps) => `${hour}${timeSeparator}00`;

export function bookingsAt(hour: number, props: HallProps) {
  const { bookings, words } = props;
  const rooms = Object.entries(bookings).map(([activity, roomBookings]) => {
    const booking = roomBookings.find(({ from, to }) => from <= hour && hour < to);
    const text = booking
      ? words.bookedTo.replace('{hour}', fullHour(booking.to, props))
      : words.freeAt.replace('{hour}', fullHour(hour, props));
    return { activity: activity as ActivityId, isBooked: Boolean(booking), text };
  });
  const bookedCount = rooms.filter(({ isBooked }) => isBooked).length;
  const allBookings = Object.values(bookings).flat();
  const incomeUntilHour = allBookings.reduce((sum, { from, price }) => (from <= hour ? sum + price : sum), 0);
  return {
    rooms,
    note: words.note
      .replace('{hour}', fullHour(hour, props))
      .replace('{booked}', String(bookedCount))
      .replace('{free}', String(rooms.length - bookedCount)),
    income: words.income.replace('{sum}', formatPrice(props, incomeUntilHour)),
  };
}
