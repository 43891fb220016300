import type { Content } from '../../../content/schema.ts';
import { type ContactErrors, errorText, type Field, fields } from '../../../contract/contact.ts';

/** The form's words without those of the owner's mail, which no visitor needs to load. */
export type FormWords = Omit<Content['form'], 'mail'>;

export type ErrorTexts = { [Name in Field]?: string };

export function errorTexts(errors: ContactErrors, words: FormWords, language: string): ErrorTexts {
  const texts: ErrorTexts = {};
  for (const field of fields) {
    const code = errors[field];
    const said: { [code: string]: string } = words.errors[field];
    if (code) texts[field] = errorText(said[code] ?? '', field, language);
  }
  return texts;
}
