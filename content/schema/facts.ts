import { z } from 'zod';
import { analytics } from './analytics.ts';
import { apps } from './apps.ts';
import { email, line, optionalUrl, sample } from './text.ts';

const fact = z.strictObject({
  text: line(120, { description: 'The fact as a visitor reads it', example: '+62 21 5550 0199' }),
  sample,
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
  stores: z.strictObject({ googlePlay: outsideLink, appStore: outsideLink }),
  apps: apps.optional(),
  analytics: analytics.optional(),
  social: z.array(outsideLink),
  contact: z.strictObject({
    address: fact,
    phone: fact,
    email: z.strictObject({
      text: email({ description: 'Where messages are read', example: 'hello@sehobi.example' }),
      sample,
    }),
  }),
  footer: z.strictObject({ address: fact, phone: fact }),
});
