import { ContentError } from '../content/content.ts';

/** Whether a server will take what the form sends. A host of plain files can't, and answers a form with an error. */
export function hasForm(environment: Record<string, string | undefined>): boolean {
  const text = environment['CONTACT_FORM']?.trim();
  if (text && text !== 'none')
    throw new ContentError(
      `CONTACT_FORM is ${JSON.stringify(text)}, but knows only none, for a host without our server.\n  For example: CONTACT_FORM=none npm run build`,
    );
  return !text;
}
