import { z } from 'zod';

const id = (pattern: RegExp, must: string, description: string, example: string) =>
  z
    .union([z.literal(''), z.string().regex(pattern, `must be ${must}, or "" while there is none`)])
    .default('')
    .meta({ description, examples: [example] });

/** How the stores know our apps. All of it may stay "" until the apps are there. */
export const apps = z.strictObject({
  ios: z.strictObject({
    appStoreId: id(
      /^\d{6,12}$/,
      'six to twelve digits in "quotes"',
      'The digits after "id" in the App Store’s link, in "quotes"',
      '"1234567890"',
    ),
    teamId: id(
      /^[A-Z0-9]{10}$/,
      'ten capital letters and digits',
      'The developer team’s ten letters and digits, from Apple’s membership page',
      'A1B2C3D4E5',
    ),
    bundleId: id(/^[\w-]+(\.[\w-]+)+$/, 'a name with dots in it', 'The app’s bundle id', 'id.yourname.app'),
    paths: z
      .array(z.string().regex(/^\/[^\s?#*][^\s?#]*$/, 'must begin with / and name more than the home page'))
      .default([])
      .meta({
        description: 'Which links the app opens in place of the browser; all else on this site stays in the browser',
        examples: ['["/events/*"]'],
      }),
  }),
  android: z.strictObject({
    packageName: id(
      /^[a-z]\w*(\.[a-z]\w*)+$/i,
      'a name with dots in it',
      'What follows "id=" in Google Play’s link',
      'id.yourname.app',
    ),
    certificates: z
      .array(
        z
          .string()
          .regex(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/, 'must be 32 pairs of digits and capital letters, joined by colons'),
      )
      .default([])
      .meta({
        description: 'SHA-256 fingerprints of the signing certificate, from the Play Console under App signing',
        examples: ['["14:6D:E9:…:44:E5"]'],
      }),
  }),
});
