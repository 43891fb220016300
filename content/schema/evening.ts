import { z } from 'zod';
import { calendarDay, firstName, floor, label, price, stops } from './phoneScreens.ts';
import { describe, integer, line } from './text.ts';

/** The calendar shows 17:00 to 21:00, so the last booking begins at 20:00 (HostCalendar.tsx). */
const startHour = (description: string) => integer(17, 20, description, 19);

const booking = z.strictObject({
  room: integer(1, 4, 'Which of the four rooms, counted from 1', 2),
  from: startHour('The hour at which the booking begins'),
  hours: integer(1, 3, 'How many hours the booking lasts', 2),
  floor,
  name: line(18, 'What the room is booked for', 'Volleyball club'),
  state: z
    .enum(['paid', 'onTheSpot', 'request'])
    .meta(describe('paid, onTheSpot (pays on arrival) or request (not yet accepted)', 'paid')),
  price: price('What the booking costs', 360_000),
});

const calendar = z.strictObject({
  rooms: z
    .tuple([label(8, 'Court 1'), label(8, 'Court 2'), label(8, 'Court 3'), label(8, 'Studio')])
    .meta(describe('The venue’s four rooms', '[Court 1, Court 2, Court 3, Studio]')),
  eventRoom: integer(1, 4, 'The room of tonight’s event, counted from 1', 2),
  eventFrom: startHour('The hour at which tonight’s event begins'),
  eventState: line(29, 'How many have paid; keep {players} and {places}', '{players} of {places} paid'),
  income: label(16, 'Paid today'),
  toCome: line(22, 'What is still to be paid; keep {unpaid}', '{unpaid} to come'),
  states: z.strictObject({
    paid: label(18, 'Paid'),
    onTheSpot: label(18, 'Pay on the spot'),
    request: label(18, 'New request'),
  }),
  notification: z.strictObject({
    title: label(14, 'New request'),
    text: label(30, 'Studio, 20:00, band practice'),
    accept: label(8, 'Accept'),
  }),
  bookings: z.array(booking).min(4).max(8),
});

const event = z.strictObject({
  name: line(18, 'What is played', 'Badminton doubles'),
  ...calendarDay,
  time: line(18, 'From when to when, with the time zone', '19:00–21:00 WIB'),
  venue: line(16, 'The venue’s name', 'GOR Tebet Raya'),
  court: line(8, 'Which court, as the venue calls it', 'Court 2'),
  price: price('What each player pays', 45000),
  places: z.literal(8).meta(describe('How many can play; the drawings always show eight', 8)),
});

export const evening = z.strictObject({
  day: line(22, 'The evening’s day', 'Tuesday 24 November'),
  currency: line(3, 'The currency, before an amount', 'Rp'),
  event,
  people: z.strictObject({
    players: z
      .array(firstName)
      .length(6)
      .meta(describe('Six who play; the phone with the dashboard belongs to the first', '[Dewi, …]')),
    undecided: z.array(firstName).length(2).meta(describe('The two who have not answered', '[Sari, Tio]')),
    coach: firstName,
  }),
  tabs: z
    .tuple([label(9, 'Home'), label(9, 'Explore'), label(9, 'Friends'), label(9, 'You')])
    .meta(describe('The labels of the app’s four tabs', '[Home, Explore, Friends, You]')),
  ...stops,
  calendar,
});
