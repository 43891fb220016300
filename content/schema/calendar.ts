import { z } from 'zod';
import { floor, rupiah } from './screenText.ts';
import { describe, integer, line } from './text.ts';

const label = (max: number, example: string) => line(max, 'Words on the screen', example);

const booking = z.strictObject({
  room: integer(1, 4, 'Which of the four rooms, counted from 1', 2),
  from: integer(17, 20, 'The hour at which it begins', 19),
  hours: integer(1, 3, 'For how many hours', 2),
  floor,
  name: line(18, 'What it is booked for', 'Volleyball club'),
  state: z
    .enum(['paid', 'counter', 'request'])
    .meta(describe('paid, counter (pays on the spot) or request (new)', 'paid')),
  price: rupiah('What the booking costs', 360_000),
});

/** The host app’s calendar at the place where the evening happens. */
export const calendar = z.strictObject({
  rooms: z
    .tuple([label(8, 'Court 1'), label(8, 'Court 2'), label(8, 'Court 3'), label(8, 'Studio')])
    .meta(describe('The place’s four rooms', '[Court 1, Court 2, Court 3, Studio]')),
  eventRoom: integer(1, 4, 'The room of tonight’s event', 2),
  eventFrom: integer(17, 20, 'The hour at which tonight’s event begins', 19),
  eventState: line(24, 'Keep {in} and {spots}', '{in} of {spots} paid'),
  takings: label(16, 'Paid today'),
  toCome: line(22, 'What is still to be paid; keep {open}', '{open} to come'),
  states: z.strictObject({
    paid: label(18, 'Paid'),
    counter: label(18, 'Pay on the spot'),
    request: label(18, 'New request'),
  }),
  notification: z.strictObject({
    title: label(14, 'New request'),
    text: label(30, 'Studio, 20:00, band practice'),
    accept: label(8, 'Accept'),
  }),
  bookings: z.array(booking).min(4).max(8),
});
