import { z } from 'zod';
import { describe, integer, line } from './text.ts';

export const firstName = line(9, 'A first name', 'Dewi');

const ownerAndTime = {
  phoneOwner: line(9, 'The first name of the phone’s owner', 'Dewi'),
  clock: line(5, 'The time at the top of the screen', '17:40'),
  caption: line(26, 'Shown after the screen’s time: what happens then; keep {owner}', '{owner} opens the app'),
};

export const price = (description: string, example: number) =>
  integer(1000, 999_000, `${description}, as a plain number`, example);

/** site/styles/tokens.css has a colour of each name. */
export const floorNames = [
  'court',
  'pitch',
  'clay',
  'plum',
  'pool',
  'sand',
  'dirt',
  'wood',
  'lane',
  'track',
  'navy',
  'felt',
] as const;

export const floor = z
  .enum(floorNames)
  .meta(describe('The floor, which gives the colour: court for badminton, plum for a band studio', 'plum'));

export const calendarDay = {
  weekday: line(3, 'The day of the week in three letters', 'Tue'),
  date: integer(1, 31, 'The day of the month', 24),
};

const eventRow = z.strictObject({
  ...calendarDay,
  floor,
  name: line(18, 'What is played', 'Band practice'),
  where: line(24, 'When and where', '20:00, Studio 4, Depok'),
});

export const label = (max: number, example: string) => line(max, 'Words on the drawn app screen', example);
const twoLines = (textMax: number, example: string, textExample: string) =>
  z.strictObject({
    title: line(22, 'The upper line', example),
    text: line(textMax, 'The lower line', textExample),
  });

const dashboard = z.strictObject({
  ...ownerAndTime,
  greeting: label(14, 'Evening, Dewi'),
  tonight: line(12, 'Before the time of tonight’s event', 'Tonight'),
  going: line(29, 'How many play; keep {players} and {places}', '{players} of {places} in'),
  each: line(18, 'What each player pays; keep {price}', '{price} each'),
  youAreIn: line(12, 'Tells the phone’s owner that they have a place', 'You’re in'),
  week: label(18, 'This week'),
  rows: z.array(eventRow).length(3),
  invitation: twoLines(21, 'Maya invites you', 'Table tennis, Friday').extend({
    from: firstName,
    answer: label(6, 'Join'),
  }),
});

const events = z.strictObject({
  ...ownerAndTime,
  hosting: label(20, 'You are hosting'),
  paidOf: line(20, 'Below the sum already paid; keep {total}', 'of {total} is in'),
  paidCount: line(25, 'How many have paid; keep {players}', '{players} have paid'),
  undecidedCount: line(20, 'How many have not decided; keep {left}', '{left} thinking'),
  paid: label(10, 'Paid'),
  undecided: label(11, 'Thinking'),
  coach: twoLines(19, 'Coach Andini', 'Warm-up at 18:45').extend({ state: label(10, 'Confirmed') }),
  message: z.strictObject({ from: firstName, text: label(28, 'Not sure. Offer my place.') }),
  remind: label(22, 'Remind Sari and Tio'),
  oneLeft: line(10, 'The guest list’s last row once a visitor has taken one of the two places', 'One place'),
});

const join = z.strictObject({
  ...ownerAndTime,
  areas: z.tuple([label(10, 'Tebet'), label(10, 'Kuningan')]),
  title: label(18, 'Near you this week'),
  filters: z
    .tuple([label(10, 'Any hobby'), label(10, 'This week'), label(9, '20 km')])
    .meta(describe('The filters: hobby, day, distance', '[Any hobby, This week, 20 km]')),
  distance: label(8, '1.2 km'),
  placesLeft: line(22, 'How many places are left; keep {left}', '{left} places left'),
  take: line(14, 'The button that a visitor can press', 'Take a place'),
  taken: line(30, 'Shown once the place is taken; keep {left}', 'You’re in. {left} place left'),
  giveBack: line(14, 'The button once the place is taken; it frees the place', 'Give it back'),
  rows: z
    .array(eventRow.extend({ price: price('What each player pays', 55000), distance: label(8, '1.9 km') }))
    .length(2),
});

const membership = z.strictObject({
  ...ownerAndTime,
  title: label(16, 'Membership'),
  card: z.strictObject({
    brand: label(14, '{name}'),
    holder: line(16, 'The member’s name', 'Dewi Anggraini'),
    number: label(26, 'No. 0412, since 2024'),
    floor,
  }),
  codeHint: line(32, 'Below the code of the card', 'Show this at the counter'),
  perks: z
    .tuple([
      twoLines(36, 'Tuesdays on Court 2', 'Kept for you until Sunday'),
      twoLines(33, 'A drink on the house', 'In March, your month'),
      twoLines(33, 'Pay at the counter', 'Book now, nothing to pay ahead'),
      twoLines(33, 'Move your Tuesday', 'Can’t make it? Take another day'),
    ])
    .meta(describe('What each perk gives Dewi, in the order of their icons', '- title: Pay at the counter')),
});

export const stops = { dashboard, events, join, split: z.strictObject(ownerAndTime), membership };
