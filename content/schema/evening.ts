import { z } from 'zod';
import { line } from './text.ts';

/** One evening, told in five app screens: evening.yaml. The same people, event, place and prices in all of them. */
export const evening = z.strictObject({
  day: line(30, { description: 'The evening’s day', example: 'Tuesday 24 November' }),
});
