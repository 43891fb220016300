import type { Content } from '../../content/schema.ts';
import { rupiah } from '../islands/splitPrice.ts';

type Evening = Content['evening'];

export const money = ({ currency }: Evening, amount: number) => rupiah(currency, amount);

export function figures(evening: Evening, more = 0) {
  const { event, people } = evening;
  const { spots, price } = event;
  const going = people.in.length + more;
  return {
    in: going,
    spots,
    left: spots - going,
    price: money(evening, price),
    paid: money(evening, price * going),
    total: money(evening, price * spots),
  };
}

/** 19:00 or 19.00, as in the content. */
export const fullHour = ({ dashboard }: Evening, hour: number) => `${hour}${/[:.]/.exec(dashboard.clock) ?? ':'}00`;

/** Requests are not counted, because they are not bookings yet. */
export function takings(evening: Evening) {
  const { calendar, event, people } = evening;
  const sum = (state: string) =>
    calendar.bookings.filter((booking) => booking.state === state).reduce((total, { price }) => total + price, 0);
  const paid = event.price * people.in.length;
  return {
    takings: money(evening, sum('paid') + paid),
    open: money(evening, sum('counter') + event.price * event.spots - paid),
  };
}

export const fill = (words: string, values: Record<string, string | number>) =>
  words.replace(/\{(\w+)\}/g, (slot, key: string) => String(values[key] ?? slot));
