import { z } from 'zod';
import { line } from './text.ts';

export { line };

/** Words on a drawn screen. They stand on one line, so they have to be short. */
export const screenLabel = line;

export const person = line(9, { description: 'A first name', example: 'Dewi' });

export const whoAndWhen = {
  who: line(9, { description: 'Whose phone it is; stands beside the time, above the feature', example: 'Dewi' }),
  clock: line(5, { description: 'The time at the top of the screen', example: '17:40' }),
};

export const rupiah = ({ description, example }: { description: string; example: string }) =>
  z
    .int()
    .min(1000)
    .max(999_000)
    .meta({ description: `${description}, as a plain number`, examples: [Number(example)] });

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
  date: z
    .int()
    .min(1)
    .max(31)
    .meta({ description: 'The day of the month', examples: [24] }),
};

/** An event as one row of a list. */
export const row = z.strictObject({
  ...leaf,
  floor,
  name: screenLabel(18, { description: 'What is played', example: 'Band practice' }),
  where: screenLabel(24, { description: 'When and where', example: '20:00, Studio 4, Depok' }),
});
