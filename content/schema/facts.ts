import { z } from 'zod';
import { contrast, minContrast, textColourOn } from './contrast.ts';
import { onePerCourt } from './courts.ts';
import { closingHour, openingHour } from './hallHours.ts';
import { email, integer, line, optionalLink, optionalUrl, pattern, patternOrEmpty, sampleFlag } from './text.ts';

const address = z.strictObject({
  text: line(120, 'The address as a visitor reads it', 'Jl. Contoh No. 24, Jakarta 12810'),
  sample: sampleFlag,
});

/** Phones abroad and WhatsApp need the + and the country code. */
const phone = (description: string) =>
  z.strictObject({ text: pattern(/^\+\d[\d\s().-]{6,38}$/, description, '+62 21 5550 0199'), sample: sampleFlag });

const linkTo = (exampleName: string, exampleUrl: string) =>
  z.strictObject({
    name: line(30, 'The name of the shop or network to which the link leads', exampleName),
    url: optionalUrl('The link’s full address; empty while there is none', exampleUrl),
    sample: sampleFlag,
  });

const booking = z.strictObject({
  from: integer(openingHour, closingHour - 1, 'The hour at which the booking begins', 18),
  to: integer(openingHour + 1, closingHour, 'The hour at which the booking ends', 21),
  price: integer(1000, 9_999_000, 'What the booking costs, as a plain number', 540_000),
});

const brandColour = (key: keyof typeof textColourOn, advice: string, description: string, example: string) =>
  pattern(/^#[0-9a-f]{6}$/i, description, example).refine(
    (value) => contrast(value, textColourOn[key]) >= minContrast,
    {
      error: ({ input }) =>
        `has a contrast of ${contrast(String(input), textColourOn[key]).toFixed(1)}:1 with the text on it, ${minContrast}:1 is needed; make it ${advice}`,
    },
  );

const brand = z.strictObject({
  colour: brandColour('colour', 'darker', 'The main colour, behind light text and the logo, as #rrggbb', '#155c3d'),
  accent: brandColour('accent', 'lighter', 'The second colour, of the ball and buttons, as #rrggbb', '#d9f24b'),
});

/** A path cannot be / or begin with /*, because the app would open every page of this site. */
const apps = z.strictObject({
  ios: z.strictObject({
    appStoreId: patternOrEmpty(/^\d{6,12}$/, 'The digits after "id" in the App Store’s link', '"1234567890"'),
    teamId: patternOrEmpty(/^[A-Z0-9]{10}$/, 'Ten letters and digits, from Apple’s membership page', 'A1B2C3D4E5'),
    bundleId: patternOrEmpty(/^[\w-]+(\.[\w-]+)+$/, 'The app’s bundle id', 'id.yourname.app'),
    paths: z
      .array(pattern(/^\/[^\s?#*][^\s?#]*$/, 'Which links the app opens in place of the browser', '/events/*'))
      .default([]),
  }),
  android: z.strictObject({
    packageName: patternOrEmpty(/^[a-z]\w*(\.[a-z]\w*)+$/i, 'After "id=" in Google Play’s link', 'id.yourname.app'),
    certificateFingerprints: z
      .array(
        pattern(
          /^([0-9A-F]{2}:){31}[0-9A-F]{2}$/,
          'A SHA-256 fingerprint, from the Play Console under App signing',
          '14:6D:E9:…:44:E5',
        ),
      )
      .default([]),
  }),
});

/** Each page's Content-Security-Policy allows this script (server/http/headers.ts). */
const analytics = z.strictObject({
  script: pattern(
    /^(https:\/\/[a-z0-9.-]+(:\d+)?)?(\/[\w.~-]+)+$/,
    'The address of the script of your Plausible or Umami; only a path if this site’s proxy serves it',
    'https://stats.yourname.id/js/script.js',
  ),
  site: pattern(/^[\w.-]+$/, 'This site’s id in Plausible (the domain) or Umami (website id)', 'www.yourname.id'),
  privacyUrl: optionalLink(
    'The page that tells visitors that visits are counted',
    'https://www.yourname.id/privacy#visits',
  ).optional(),
});

export const facts = z.strictObject({
  name: line(20, 'The name of the brand, which replaces every {name} in the content', 'Sehobi'),
  defaultLanguage: pattern(/^[a-z]{2,3}$/, 'The language of addresses without a language', 'en').default('en'),
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
    phone: phone('The number beside the contact form, also used for WhatsApp; with the country’s code'),
    email: z.strictObject({
      text: email('Your email address, shown beside the contact form', 'hello@sehobi.example'),
      sample: sampleFlag,
    }),
  }),
  footer: z.strictObject({ phone: phone('The number at the foot of every page, with the country’s code') }),
  hall: z.strictObject({ sample: sampleFlag, bookings: onePerCourt(z.array(booking)) }),
});
