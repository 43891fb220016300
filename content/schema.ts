import type { z } from 'zod';
import { about } from './schema/about.ts';
import { courts } from './schema/courts.ts';
import { evening } from './schema/evening.ts';
import { facts } from './schema/facts.ts';
import { form } from './schema/form.ts';
import { home } from './schema/home.ts';
import { site } from './schema/site.ts';

export const fileSchemas = { site, home, courts, about, evening, form };
export { facts };

export type Facts = z.infer<typeof facts>;
export type FileName = keyof typeof fileSchemas;
type Words = { [Name in FileName]: z.infer<(typeof fileSchemas)[Name]> };
export type Content = Words & { facts: Facts };

export { languageNames, languages, locales } from './languages.ts';
export type Language = string;
