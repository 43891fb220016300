import { z } from 'zod';
import { line, whole } from './text.ts';

export const person = line(9, { description: 'A first name', example: 'Dewi' });

export const whoAndWhen = {
  who: line(9, { description: 'Whose phone it is; stands beside the time, above the feature', example: 'Dewi' }),
  clock: line(5, { description: 'The time at the top of the screen', example: '17:40' }),
};

export const rupiah = ({ description, example }: { description: string; example: string }) =>
  whole(1000, 999_000, { description: `${description}, as a plain number`, example });

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

export const floor = z.enum(floorNames).meta({
  description: 'The floor it is played on, which gives its colour: court is badminton, plum the band studio',
  examples: ['plum'],
});

/** The leaf of a calendar that stands beside an event. */
export const leaf = {
  weekday: line(3, { description: 'The day of the week in three letters', example: 'Tue' }),
  date: whole(1, 31, { description: 'The day of the month', example: '24' }),
};

/** An event as one row of a list. */
export const row = z.strictObject({
  ...leaf,
  floor,
  name: line(18, { description: 'What is played', example: 'Band practice' }),
  where: line(24, { description: 'When and where', example: '20:00, Studio 4, Depok' }),
});
