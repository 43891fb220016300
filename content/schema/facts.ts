import { z } from 'zod';
import { contrast, minContrast, textColours } from './contrast.ts';
import { activityIds } from './hero.ts';
import { email, integer, line, optional, optionalLink, optionalUrl, sample, written } from './text.ts';

const address = z.strictObject({
  text: line(120, 'The address as a visitor reads it', 'Jl. Contoh No. 24, Jakarta 12810'),
  sample,
});

/** Phones and WhatsApp accept a number only with the country code. */
const phone = z.strictObject({
  text: written(/^\+\d[\d\s().-]{6,38}$/, 'The number, with the country’s code', '+62 21 5550 0199'),
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

const colour = (which: keyof typeof textColours, change: string, description: string, example: string) =>
  written(/^#[0-9a-f]{6}$/i, description, example).refine(
    (value) => contrast(value, textColours[which]) >= minContrast,
    {
      when: ({ issues }) => issues.length === 0,
      error: ({ input }) =>
        `has a contrast of ${contrast(String(input), textColours[which]).toFixed(1)}:1 with the text on it, ${minContrast}:1 is needed; make it ${change}`,
    },
  );

const brand = z.strictObject({
  colour: colour('colour', 'darker', 'The main colour, behind light text and the mark: # and six digits', '#155c3d'),
  accent: colour('accent', 'lighter', 'The second colour, of the ball and buttons: # and six digits', '#d9f24b'),
});

/** Ids in the app stores, "" until the apps are published. */
const apps = z.strictObject({
  ios: z.strictObject({
    appStoreId: optional(/^\d{6,12}$/, 'The digits after "id" in the App Store’s link, in "quotes"', '"1234567890"'),
    teamId: optional(/^[A-Z0-9]{10}$/, 'The team’s ten letters and digits, from Apple’s membership page', 'A1B2C3D4E5'),
    bundleId: optional(/^[\w-]+(\.[\w-]+)+$/, 'The app’s bundle id', 'id.yourname.app'),
    paths: z
      .array(written(/^\/[^\s?#*][^\s?#]*$/, 'Which links the app opens in place of the browser', '/events/*'))
      .default([]),
  }),
  android: z.strictObject({
    packageName: optional(/^[a-z]\w*(\.[a-z]\w*)+$/i, 'What follows "id=" in Google Play’s link', 'id.yourname.app'),
    certificates: z
      .array(
        written(
          /^([0-9A-F]{2}:){31}[0-9A-F]{2}$/,
          'A SHA-256 fingerprint, from the Play Console under App signing',
          '14:6D:E9:…:44:E5',
        ),
      )
      .default([]),
  }),
});

/** Optional. Each page's Content-Security-Policy allows the script by itself. */
const analytics = z.strictObject({
  script: written(
    /^(https:\/\/[a-z0-9.-]+(:\d+)?)?(\/[\w.~-]+)+$/,
    'The address of your own Plausible’s or Umami’s script, or its path where this site’s proxy leads there',
    'https://stats.yourname.id/js/script.js',
  ),
  site: written(/^[\w.-]+$/, 'What it is called there: Plausible’s domain, Umami’s website id', 'www.yourname.id'),
  privacyUrl: optionalLink(
    'Where visitors read that visits are counted',
    'https://www.yourname.id/privacy#visits',
  ).optional(),
});

export const facts = z.strictObject({
  name: line(20, 'The name of the brand; every {name} in the content becomes it', 'Sehobi'),
  firstLanguage: written(/^[a-z]{2,3}$/, 'The language of a page whose address names none', 'en').default('en'),
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
  // The address is contact.address; the number may differ, such as that of the office.
  footer: z.strictObject({ phone }),
  hall: z.strictObject({ sample, bookings: z.strictObject(bookings) }),
});
