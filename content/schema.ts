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
export type Words = { [Kind in keyof typeof kinds]: z.infer<(typeof kinds)[Kind]> };
export type Content = Words & { facts: Facts };

/** The first is the default. Each has a folder here: content/en, content/id, ... */
export const languages = ['en', 'id'] as const;
export type Language = (typeof languages)[number];
/** What those who speak it call it. */
export const languageNames: Record<Language, string> = { en: 'English', id: 'Bahasa Indonesia' };
/** As Open Graph writes them: language and country. */
export const locales: Record<Language, string> = { en: 'en_GB', id: 'id_ID' };
