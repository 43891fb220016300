import type { Content } from '../../content/schema.ts';
import { formatPrice } from '../islands/formatPrice.ts';

type Evening = Content['evening'];

/** The event's values for the placeholders in evening.yaml: {left} is the number of free places. */
export function eventValues(evening: Evening, { withVisitor = false } = {}) {
  const { event, people } = evening;
  const { places, price } = event;
  const players = people.players.length + (withVisitor ? 1 : 0);
  return {
    players,
    places,
    left: places - players,
    price: formatPrice(evening, price),
    paid: formatPrice(evening, price * players),
    total: formatPrice(evening, price * places),
  };
}

export const calendarHour = ({ dashboard }: Evening, hour: number) =>
  `${hour}${dashboard.clock.includes('.') ? '.' : ':'}00`;

/** Requests are not counted, because they are not bookings yet. */
export function dayIncome(evening: Evening) {
  const { calendar, event, people } = evening;
  const sumOf = (state: string) =>
    calendar.bookings.filter((booking) => booking.state === state).reduce((total, { price }) => total + price, 0);
  const paidForEvent = event.price * people.players.length;
  return {
    paid: formatPrice(evening, sumOf('paid') + paidForEvent),
    unpaid: formatPrice(evening, sumOf('onTheSpot') + event.price * event.places - paidForEvent),
  };
}
