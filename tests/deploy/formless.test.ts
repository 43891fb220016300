import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '../../content/schema.ts';
import { contactAction } from '../../contract/contactState.ts';
import { loadContents } from '../../ssg/content/content.ts';
import { builtCopy } from '../get-app/builtCopy.ts';

let copy: ReturnType<typeof builtCopy>;
beforeAll(() => {
  copy = builtCopy(() => {}, { CONTACT_FORM: 'none' });
}, 180_000);
afterAll(() => copy.remove());

describe.each(languages)('built for a host that takes no messages, in %s', (language) => {
  test('mail and WhatsApp stand where the form would be, and nothing can be sent in vain', () => {
    const page = readFileSync(
      `${copy.folder}/dist/client/about${language === languages[0] ? '' : `.${language}`}.html`,
      'utf8',
    );
    const content = loadContents(`${copy.folder}/content`).get(language);
    const { email, phone } = content?.facts.contact ?? {};
    const { byEmail, byWhatsApp } = content?.form.instead ?? {};
    for (const [href, words] of [
      [`mailto:${email?.text}`, byEmail],
      [`https://wa.me/${phone?.text.replace(/\D/g, '')}`, byWhatsApp],
    ]) {
      const link = new RegExp(`<a[^>]* href="?${href?.replaceAll(/[.?]/g, '\\$&')}"?[^>]*>([^<]*)</a>`, 'g');
      expect([...page.matchAll(link)].map(([, text]) => text)).toContain(words);
    }
    expect(page).not.toMatch(/<form|<textarea/);
    expect(page).not.toContain(contactAction);
  });
});
