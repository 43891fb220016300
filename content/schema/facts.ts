import { z } from 'zod';
import { analytics } from './analytics.ts';
import { apps } from './apps.ts';
import { email, line, optionalUrl, sample } from './text.ts';

const fact = z.strictObject({
  text: line(120, { description: 'The fact as a visitor reads it', example: '+62 21 5550 0199' }),
  sample,
});

/** Phones dial it, also from abroad, and WhatsApp takes no other form. */
const phone = fact.extend({
  text: line(40, { description: 'The number, with the country’s code', example: '+62 21 5550 0199' }).refine(
    (text) => /^\+\d[\d\s().-]{6,}$/.test(text),
    'must be a phone number that begins with the country’s code, such as +62',
  ),
});

const outsideLink = z.strictObject({
  name: line(30, { description: 'The name of the place the link leads to', example: 'Instagram' }),
  url: optionalUrl({
    description: 'Its full address, or "" while there is none',
    example: 'https://www.instagram.com/yourname',
  }),
  sample,
});

/** Facts that are the same in every language: content/facts.yaml. */
export const facts = z.strictObject({
  name: line(20, { description: 'The name of the brand; every {name} in the content becomes it', example: 'Sehobi' }),
  firstLanguage: z
    .string()
    .regex(/^[a-z]{2,3}$/, 'must be the name of a folder of content/')
    .default('en')
    .meta({ description: 'The language of a page whose address names none', examples: ['en'] }),
  stores: z.strictObject({ googlePlay: outsideLink, appStore: outsideLink }),
  apps: apps.optional(),
  analytics: analytics.optional(),
  social: z.array(outsideLink),
  contact: z.strictObject({
    address: fact,
    phone,
    email: z.strictObject({
      text: email({ description: 'Where messages are read', example: 'hello@sehobi.example' }),
      sample,
    }),
  }),
  footer: z.strictObject({ address: fact, phone }),
});
