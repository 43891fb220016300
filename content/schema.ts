import type { z } from 'zod';
import { about } from './schema/about.ts';
import { courts } from './schema/courts.ts';
import { evening } from './schema/evening.ts';
import { facts } from './schema/facts.ts';
import { form } from './schema/form.ts';
import { home } from './schema/home.ts';
import { site } from './schema/site.ts';

/** A language's folder holds one file per kind; facts.yaml beside the folders is the same in all of them. */
export const kinds = { site, home, courts, about, evening, form };
export { facts };

export type Facts = z.infer<typeof facts>;
type Words = { [Kind in keyof typeof kinds]: z.infer<(typeof kinds)[Kind]> };
export type Content = Words & { facts: Facts };

/** A language is a folder here whose site.yaml says what it is called; there is no list of them but the folders. */
export { languageNames, languages, locales } from './languages.ts';
export type Language = string;
