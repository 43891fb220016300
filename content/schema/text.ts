import { z } from 'zod';

/** What every field of the content says about itself: editors show the description, errors show the example. */
type About = { description: string; example: string };

const meta = ({ description, example }: About) => ({ description, examples: [example] });

/** One line of words, at most `max` characters, so that no layout has to guess. */
export const line = (max: number, about: About) => z.string().trim().min(1).max(max).meta(meta(about));

/** A few sentences. Line breaks in the file become spaces. */
export const paragraph = (max: number, about: About) => line(max, about);

/** A web address, or nothing yet. An empty one is shown as not there yet and never becomes a link. */
export const optionalUrl = (about: About) => z.union([z.literal(''), z.url({ protocol: /^https$/ })]).meta(meta(about));

/** The same, or a place on this site: /about, /#feature. */
export const optionalLink = (about: About) =>
  z.union([z.literal(''), z.string().regex(/^\/(?!\/)\S*$/), z.url({ protocol: /^https$/ })]).meta(meta(about));

export const whole = (least: number, most: number, { description, example }: About) =>
  z
    .int()
    .min(least)
    .max(most)
    .meta({ description, examples: [Number(example)] });

export const email = (about: About) => z.email().meta(meta(about));

/** The name of a picture: content/images/NAME.jpg or .png replaces the drawing of that name. */
export const pictureName = (about: About) =>
  z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be of small letters, digits and hyphens only')
    .meta(meta(about));

/** Material that must be replaced before the site goes live says so. */
export const sample = z
  .boolean()
  .default(false)
  .meta({ description: 'While this is sample material, not a real fact', examples: [true] });

const proof = (about: About) =>
  z
    .union([z.literal(''), line(200, about)])
    .optional()
    .meta(meta(about));

/** Never shown. The launch check asks for it in the first language; a translation claims nothing new. */
export const source = proof({
  description: 'Where this comes from, so that anyone who asks can be told; not shown to visitors',
  example: 'Bookings database, events with at least two players',
});

/** Never shown. */
export const dated = z
  .union([z.literal(''), z.iso.date()])
  .optional()
  .meta({ description: 'When it was counted or said: year-month-day', examples: ['2026-11-01'] });

/** Never shown. */
export const consent = proof({
  description: 'How this person agreed to be quoted with this name and face; not shown to visitors',
  example: 'Written consent by email on 2026-10-12',
});
