import { expect, test } from 'vitest';
import { writeMail } from '../../server/delivery/mail.ts';
import type { StoredMessage } from '../../server/store/storedMessage.ts';
import { ownContent } from '../content/own.ts';

const said: Omit<StoredMessage, 'language'> = {
  name: 'Dewi',
  email: 'dewi@example.com',
  message: 'Halo',
  receipt: 'ABCD-2345',
  receivedAt: Date.UTC(2026, 10, 21, 9, 5),
  suspected: '',
  state: 'waiting',
  attempts: 0,
  refusals: 0,
  nextAttemptAt: 0,
  deliveredAt: undefined,
  lastError: '',
};

test.each([
  ['en', '21 November 2026 at 16.05 WIB'],
  ['id', '21 November 2026 pukul 16.05 WIB'],
] as const)('a mail about a message in %s speaks that language, with its dates', (language, date) => {
  const words = (wanted: string) => ownContent(wanted === 'id' ? 'id' : 'en').form;
  const mail = writeMail(
    { ...said, language },
    { siteName: 'Sehobi', from: 'web@sehobi.id', to: 'halo@sehobi.id', words },
  );
  expect(mail.subject).toBe(words(language).mail.subject.replace('{sender}', 'Dewi'));
  expect(mail.text).toContain(date);
  expect(mail.text).not.toMatch(/[{}]/);
});
