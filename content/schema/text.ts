import { z } from 'zod';

/** The editor shows the description. The content check's errors show the example, so write the example as in YAML. */
export const describe = (description: string, example: string | number | boolean) => ({
  description,
  examples: [example],
});

export const line = (max: number, description: string, example: string) =>
  z.string().trim().min(1).max(max).meta(describe(description, example));

/** Checked like `line`, but the layout breaks a paragraph into several lines. */
export const paragraph = line;

export const heading = (example: string) => line(40, 'A heading', example);

const empty = z.literal('');
const addressOrNone = 'a whole address that begins with https://, or empty ("") while there is none';
const httpsUrl = z.url({ protocol: /^https$/, error: `must be ${addressOrNone}` });
// A second slash is refused: // begins another site's address.
const sitePath = z.string().regex(/^\/(?!\/)\S*$/);

export const optionalUrl = (description: string, example: string) =>
  z.union([empty, httpsUrl]).meta(describe(description, example));

export const optionalLink = (description: string, example: string) =>
  z
    .union([empty, sitePath, httpsUrl], `must be a page of this site, like /about, or ${addressOrNone}`)
    .meta(describe(description, example));

export const integer = (least: number, most: number, description: string, example: number) =>
  z.int().min(least).max(most).meta(describe(description, example));

export const email = (description: string, example: string) =>
  z.email('must be an email address').meta(describe(description, example));

const asInExample = 'must be written as in the example';

export const pattern = (expression: RegExp, description: string, example: string) =>
  z.string().regex(expression, { error: asInExample, abort: true }).meta(describe(description, example));

export const patternOrEmpty = (expression: RegExp, description: string, example: string) =>
  z
    .union([empty, z.string().regex(expression, `${asInExample}, or empty ("") while there is none`)])
    .default('')
    .meta(describe(description, example));

export type PictureKind = 'feature' | 'product' | 'portrait' | 'face';

export const pictureName = (picture: PictureKind, description: string, example: string) =>
  pattern(/^[a-z0-9-]+$/, description, example).meta({ picture });

/** Marks an invented text or fact, which npm run launch-check reports. */
export const sampleFlag = z.boolean().default(false).meta(describe('Untick this once the text or fact is real', true));

const evidence = (description: string, example: string) =>
  z.string().trim().max(200).optional().meta(describe(description, example));

export const source = evidence(
  'Where this comes from, so that anyone who asks can be told; not shown to visitors',
  'Bookings database, events with at least two players',
);

const mustBeDate = 'must be a date that exists, as year-month-day';
export const sourceDate = z
  .union([empty, z.iso.date(mustBeDate)], mustBeDate)
  .optional()
  .meta(describe('When this was counted or said, as year-month-day; not shown to visitors', '2026-11-01'));

export const consent = evidence(
  'How this person agreed to be quoted with this name and face; not shown to visitors',
  'Written consent by email on 2026-10-12',
);
