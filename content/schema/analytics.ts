import { z } from 'zod';
import { optionalLink } from './text.ts';

/** Off while it is absent. The policy of what a page may load follows from the page by itself. */
export const analytics = z.strictObject({
  script: z
    .string()
    .refine(
      (text) => /^(https:\/\/[a-z0-9.-]+(:\d+)?)?(\/[\w.~-]+)+$/.test(text),
      'must be a script’s whole address that begins with https://, or a path such as /js/script.js',
    )
    .meta({
      description:
        'The address of your own Plausible’s or Umami’s script, or its path where this site’s proxy leads there',
      examples: ['https://stats.yourname.id/js/script.js'],
    }),
  site: z
    .string()
    .refine((text) => /^[\w.-]+$/.test(text), 'must be a domain or a website id, without spaces and https://')
    .meta({
      description: 'What this site is called there: the domain for Plausible, the website id for Umami',
      examples: ['www.yourname.id'],
    }),
  told: optionalLink(
    'Where visitors read that visits are counted; not shown, the launch check asks for it',
    'https://www.yourname.id/privacy#visits',
  ).optional(),
});
