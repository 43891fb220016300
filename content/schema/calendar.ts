import { z } from 'zod';
import { floor, rupiah } from './screenText.ts';
import { line, whole } from './text.ts';

const label = (max: number, example: string) => line(max, { description: 'Words on the screen', example });

const booking = z.strictObject({
  room: whole(1, 4, { description: 'Which of the four rooms, counted from 1', example: '2' }),
  from: whole(17, 20, { description: 'The hour at which it begins', example: '19' }),
  hours: whole(1, 3, { description: 'For how many hours', example: '2' }),
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
  eventRoom: whole(1, 4, { description: 'The room of tonight’s event', example: '2' }),
  eventFrom: whole(17, 20, { description: 'The hour at which tonight’s event begins', example: '19' }),
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
