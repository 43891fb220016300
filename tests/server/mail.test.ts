import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import type { Letter } from '../../server/delivery/deliver.ts';
import { writeMail } from '../../server/delivery/mail.ts';
import { smtpDelivery } from '../../server/delivery/smtp.ts';
import { ownContent } from '../content/own.ts';
import { portOf } from './parts/freePort.ts';
import { readMail } from './parts/rawMail.ts';
import { receiptOf, right, send } from './parts/send.ts';
import { until } from './parts/serverProcess.ts';
import { startMailServer, startServer } from './parts/start.ts';

const message: Letter = {
  ...{ ...right, name: 'Dewi', email: 'dewi@example.com', message: 'Halo' },
  ...{ receipt: 'ABCD-2345', language: 'en', suspected: '', receivedAt: Date.UTC(2026, 10, 21, 9, 5) },
};
const words = (language: string) => ownContent(language === 'id' ? 'id' : 'en').form;
const mailFrom = { siteName: 'Sehobi', from: 'web@sehobi.id', to: 'halo@sehobi.id', words };

test('the mail comes from us, replies go to the visitor, and the text is unchanged', async () => {
  const { peer, mail } = await startMailServer();
  const { server } = await startServer({ ...mail, CONTACT_FROM: 'website@sehobi.example' });
  const written = {
    ...right,
    name: 'Ayu “Smash” Lestari 🏸',
    email: 'ayu@example.com',
    message: `Halo.\n.\nA dot alone.\n${'long '.repeat(300)}`.trim(),
  };
  const receipt = await receiptOf(await send(server.url, written));
  await until('the mail arrives', () => server.said().includes('"delivered"'));
  const [received] = peer.received;
  const { headers, text } = readMail(received?.raw ?? '');
  expect(received).toMatchObject({ from: 'website@sehobi.example', to: ['hello@sehobi.example'] });
  expect(headers).toMatchObject({
    from: 'Sehobi <website@sehobi.example>',
    to: 'hello@sehobi.example',
    'message-id': `<${receipt}@sehobi.example>`,
    subject: `Message from ${written.name}`,
    'reply-to': expect.stringContaining('<ayu@example.com>'),
    'auto-submitted': 'auto-generated',
    'content-type': expect.stringMatching(/^text\/plain; charset=utf-8/),
  });
  expect(text.replace(/\r\n/g, '\n')).toContain(written.message);
  expect(text).toContain(receipt);
  expect(server.said()).not.toMatch(/Lestari|ayu@|A dot alone/);

  // A name cannot add a header.
  const name =
    'Ayu\r\nBcc: all@evil.example\n\nSubject: x <evil@evil.example>, "other" <o@evil.example>\u2028{email}'.slice(
      0,
      100,
    );
  await send(server.url, { ...right, name });
  await until('the second arrives', () => peer.received.length === 2);
  const second = readMail(peer.received[1]?.raw ?? '').headers;
  expect(Object.keys(second)).not.toContain('bcc');
  expect(second.subject).toBe(`Message from ${name.replace(/\s+/g, ' ').trim()}`);
  expect(second['reply-to']).toMatch(/<ayu@example\.com>$/);
  expect(peer.received[1]?.to).toEqual(['hello@sehobi.example']);
});

test('a visitor’s name can neither be decoded by a mail program nor reverse the subject’s direction', () => {
  const name = '=?utf-8?B?UGF5IG5vdw==?= \u202etxt\u2066 =?utf-8?q?x?=';
  const { subject, replyTo } = writeMail({ ...message, name }, mailFrom);
  for (const header of [subject, replyTo.name])
    expect(header).not.toMatch(/=\?|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
});

test.each([
  ['en', '21 November 2026 at 16.05 WIB'],
  ['id', '21 November 2026 pukul 16.05 WIB'],
])('a mail about a message in %s speaks that language, with its dates', (language, date) => {
  const mail = writeMail({ ...message, language }, mailFrom);
  expect(mail.subject).toBe(words(language).mail.subject.replace('{sender}', 'Dewi'));
  expect(mail.text).toContain(date);
  expect(mail.text).not.toMatch(/[{}]/);
});

test('neither a password nor a message goes over a network to a mail server without TLS', async () => {
  const commands: string[] = [];
  const server = createServer((socket) => {
    socket.write('220 mail.example\r\n');
    socket.on('error', () => {});
    socket.on('data', (data) => {
      const line = String(data).trim();
      commands.push(line.split(' ')[0] ?? '');
      socket.write(/^EHLO/.test(line) ? '250-mail.example\r\n250 AUTH PLAIN LOGIN\r\n' : '502 no\r\n');
    });
  });
  const port = await portOf(server, '0.0.0.0');
  for (const url of [`smtp://user:secret@127.0.0.1:${port}`, `smtp://127.0.0.2:${port}`]) {
    const delivered = smtpDelivery(url, mailFrom)(message, AbortSignal.timeout(10_000));
    await expect(delivered).rejects.toThrow('offers no TLS');
  }
  expect(commands).toEqual(expect.arrayContaining(['EHLO']));
  for (const command of ['AUTH', 'MAIL', 'DATA']) expect(commands).not.toContain(command);
  server.close();
});
