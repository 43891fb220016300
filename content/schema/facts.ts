import { z } from 'zod';
import { analytics } from './analytics.ts';
import { apps } from './apps.ts';
import { brand } from './brand.ts';
import { activityIds } from './hero.ts';
import { describe, email, integer, line, optionalUrl, sample } from './text.ts';

const address = z.strictObject({
  text: line(120, 'The address as a visitor reads it', 'Jl. Contoh No. 24, Jakarta 12810'),
  sample,
});

/** Phones dial it, also from abroad, and WhatsApp takes no other form. */
const phone = z.strictObject({
  text: line(40, 'The number, with the country’s code; another may stand in the footer', '+62 21 5550 0199').refine(
    (text) => /^\+\d[\d\s().-]{6,}$/.test(text),
    'must be a phone number that begins with the country’s code, such as +62',
  ),
  sample,
});

const linkTo = (place: string, address: string) =>
  z.strictObject({
    name: line(30, 'The name of the place the link leads to', place),
    url: optionalUrl('Its full address; empty while there is none', address),
    sample,
  });

const booking = z.strictObject({
  from: integer(17, 21, 'The hour at which it begins', 18),
  to: integer(18, 22, 'The hour at which it ends', 21),
  price: integer(1000, 9_999_000, 'What it costs, as a plain number', 540_000),
});

const bookings = Object.fromEntries(activityIds.map((floor) => [floor, z.array(booking)])) as Record<
  (typeof activityIds)[number],
  z.ZodArray<typeof booking>
>;

/** Facts that are the same in every language: content/facts.yaml. */
export const facts = z.strictObject({
  name: line(20, 'The name of the brand; every {name} in the content becomes it', 'Sehobi'),
  firstLanguage: z
    .string()
    .regex(/^[a-z]{2,3}$/, 'must be the name of a folder of content/')
    .default('en')
    .meta(describe('The language of a page whose address names none', 'en')),
  brand: brand.optional(),
  stores: z.strictObject({
    googlePlay: linkTo('Google Play', 'https://play.google.com/store/apps/details?id=com.yourname.app'),
    appStore: linkTo('App Store', 'https://apps.apple.com/id/app/yourname/id1234567890'),
  }),
  apps: apps.optional(),
  analytics: analytics.optional(),
  social: z.array(linkTo('Instagram', 'https://www.instagram.com/yourname')),
  contact: z.strictObject({
    address,
    phone,
    email: z.strictObject({
      text: email('Where messages are read', 'hello@sehobi.example'),
      sample,
    }),
  }),
  // Its address is the one above. The number may be another one, such as that of the office.
  footer: z.strictObject({ phone }),
  hall: z.strictObject({ sample, bookings: z.strictObject(bookings) }),
});
