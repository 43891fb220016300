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

export const email = (about: About) => z.email().meta(meta(about));

/** The name of a picture: content/images/NAME.jpg or .png replaces the drawing of that name. */
export const pictureName = (about: About) =>
  z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .meta(meta(about));

/** Material that must be replaced before the site goes live says so. */
export const sample = z
  .boolean()
  .default(false)
  .meta({ description: 'true while this is sample material, not a real fact', examples: [true] });
