import { z } from 'zod';
import { calendar } from './calendar.ts';
import { dashboard, events, join, membership } from './phoneScreens.ts';
import { leaf, person, rupiah } from './screenText.ts';
import { describe, line } from './text.ts';

const event = z.strictObject({
  name: line(18, 'What is played', 'Badminton doubles'),
  ...leaf,
  time: line(18, 'From when to when, with the time zone', '19:00–21:00 WIB'),
  place: line(16, 'The place’s name', 'GOR Tebet Raya'),
  court: line(8, 'Which court, as the place calls it', 'Court 2'),
  price: rupiah('What each player pays', 45000),
  spots: z.literal(8).meta(describe('How many can play; the screens draw eight', 8)),
});

/** One evening, told in five app screens: evening.yaml. The same people, event, place and prices in all of them. */
export const evening = z.strictObject({
  day: line(22, 'The evening’s day', 'Tuesday 24 November'),
  currency: line(3, 'What stands before an amount', 'Rp'),
  event,
  people: z.strictObject({
    in: z.array(person).length(6).meta(describe('The six who play, the reader first', '[Dewi, Rizal]')),
    thinking: z.array(person).length(2).meta(describe('The two who have not answered', '[Sari, Tio]')),
    coach: person,
  }),
  tabs: z
    .tuple([person, person, person, person])
    .meta(describe('The labels of the app’s four tabs', '[Home, Explore, Friends, You]')),
  dashboard,
  events,
  join,
  membership,
  calendar,
});
