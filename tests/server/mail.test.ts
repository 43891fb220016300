import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { writeMail } from '../../server/delivery/mail.ts';
import { smtpDelivery } from '../../server/delivery/smtp.ts';
import type { StoredMessage } from '../../server/store/messages.ts';
import { ownContent } from '../content/own.ts';

const message: Omit<StoredMessage, 'language'> = {
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
    { ...message, language },
    { siteName: 'Sehobi', from: 'web@sehobi.id', to: 'halo@sehobi.id', words },
  );
  expect(mail.subject).toBe(words(language).mail.subject.replace('{sender}', 'Dewi'));
  expect(mail.text).toContain(date);
  expect(mail.text).not.toMatch(/[{}]/);
});

const mailFrom = { siteName: 'Sehobi', from: 'web@sehobi.id', to: 'halo@sehobi.id', words: () => ownContent().form };

test('a name can neither be decoded by a mail program nor turn the direction of the subject', () => {
  const name = '=?utf-8?B?UGF5IG5vdw==?= \u202etxt\u2066 =?utf-8?q?x?=';
  const { subject, replyTo } = writeMail({ ...message, name, language: 'en' }, mailFrom);
  for (const header of [subject, replyTo.name])
    expect(header).not.toMatch(/=\?|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
});

test('a password is never sent to a mail server that offers no TLS', async () => {
  const commands: string[] = [];
  const server = createServer((socket) => {
    socket.write('220 mail.example\r\n');
    socket.on('error', () => {});
    socket.on('data', (data) => {
      const line = String(data).trim();
      commands.push(line.split(' ')[0] ?? '');
      socket.write(/^EHLO/.test(line) ? '250-mail.example\r\n250 AUTH PLAIN LOGIN\r\n' : '502 no\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const deliver = smtpDelivery(`smtp://user:secret@127.0.0.1:${port}`, mailFrom);
  const delivered = deliver({ ...message, language: 'en' }, AbortSignal.timeout(10_000));
  await expect(delivered).rejects.toThrow('offers no TLS');
  expect(commands).not.toContain('AUTH');
  server.close();
});
