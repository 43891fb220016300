import { z } from 'zod';
import { floor, line, rupiah, screenLabel } from './screenText.ts';

const label = (max: number, example: string) => screenLabel(max, { description: 'Words on the screen', example });

const booking = z.strictObject({
  room: z
    .int()
    .min(1)
    .max(4)
    .meta({ description: 'Which of the four rooms, counted from 1', examples: [2] }),
  from: z
    .int()
    .min(17)
    .max(20)
    .meta({ description: 'The hour at which it begins', examples: [19] }),
  hours: z
    .int()
    .min(1)
    .max(3)
    .meta({ description: 'For how many hours', examples: [2] }),
  floor,
  name: line(18, { description: 'What it is booked for', example: 'Volleyball club' }),
  state: z
    .enum(['paid', 'counter', 'request'])
    .meta({ description: 'paid, counter (pays on the spot) or request (new)', examples: ['paid'] }),
  price: rupiah({ description: 'What the booking costs', example: '360000' }),
});

/** The host app’s calendar at the place where the evening happens. */
export const calendar = z.strictObject({
  rooms: z
    .tuple([label(8, 'Court 1'), label(8, 'Court 2'), label(8, 'Court 3'), label(8, 'Studio')])
    .meta({ description: 'The place’s four rooms', examples: ['[Court 1, Court 2, Court 3, Studio]'] }),
  eventRoom: z
    .int()
    .min(1)
    .max(4)
    .meta({ description: 'The room of tonight’s event', examples: [2] }),
  eventFrom: z
    .int()
    .min(17)
    .max(20)
    .meta({ description: 'The hour at which tonight’s event begins', examples: [19] }),
  eventState: line(24, { description: 'Keep {in} and {spots}', example: '{in} of {spots} paid' }),
  takings: label(16, 'Paid today'),
  toCome: line(22, { description: 'What is still to be paid; keep {open}', example: '{open} to come' }),
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
