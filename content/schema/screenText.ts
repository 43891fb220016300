import { z } from 'zod';
import { describe, integer, line } from './text.ts';

export const person = line(9, 'A first name', 'Dewi');

export const whoAndWhen = {
  who: line(9, 'Whose phone it is; stands beside the time, above the feature', 'Dewi'),
  clock: line(5, 'The time at the top of the screen', '17:40'),
};

export const rupiah = (description: string, example: number) =>
  integer(1000, 999_000, `${description}, as a plain number`, example);

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
  .meta(
    describe('The floor it is played on, which gives its colour: court is badminton, plum the band studio', 'plum'),
  );

/** The leaf of a calendar that stands beside an event. */
export const leaf = {
  weekday: line(3, 'The day of the week in three letters', 'Tue'),
  date: integer(1, 31, 'The day of the month', 24),
};

/** An event as one row of a list. */
export const row = z.strictObject({
  ...leaf,
  floor,
  name: line(18, 'What is played', 'Band practice'),
  where: line(24, 'When and where', '20:00, Studio 4, Depok'),
});
