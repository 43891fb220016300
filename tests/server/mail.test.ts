import { SMTPServer } from 'smtp-server';
import { expect, test, vi } from 'vitest';
import { writeMail } from '../../server/delivery/mail.ts';
import { smtpDelivery } from '../../server/delivery/smtp.ts';
import { testContent } from '../content/testContent.ts';
import { listenOnFreePort } from './helpers/freePort.ts';
import { readMail } from './helpers/rawMail.ts';
import { newMessage, receiptOf, send, validMessage } from './helpers/send.ts';
import { afterTest, startMailServer, startServer, waitUntil } from './helpers/start.ts';

const message = { ...newMessage({ receivedAt: Date.UTC(2026, 10, 21, 9, 5) }), receipt: 'ABCD-2345' };
const words = (language: string) => testContent(language === 'id' ? 'id' : 'en').form;
const mailOptions = { siteName: 'Sehobi', from: 'web@sehobi.id', to: 'halo@sehobi.id', words };

test('a mail has our headers and the visitor’s text, whatever the name contains', async () => {
  const { mailServer, settings } = await startMailServer();
  const { server } = await startServer({ ...settings, CONTACT_FROM: 'website@sehobi.example' });
  const name =
    'Ayu “Smash” 🏸\r\nBcc: all@evil.example\n\nSubject: x <evil@evil.example>, "o" <o@evil.example>\u2028{email}';
  const text = `Halo.\n.\nA dot alone.\n${'long '.repeat(300)}`.trim();
  const receipt = await receiptOf(await send(server.url, { ...validMessage, name, message: text }));
  await waitUntil('the mail arrives', () => server.output().includes('"delivered"'));
  const [received] = mailServer.received;
  const mail = readMail(received?.raw ?? '');
  expect(received).toMatchObject({ from: 'website@sehobi.example', to: ['hello@sehobi.example'] });
  expect(mail.headers).toMatchObject({
    from: 'Sehobi <website@sehobi.example>',
    to: 'hello@sehobi.example',
    'message-id': `<${receipt}@sehobi.example>`,
    subject: `Message from ${name.replace(/\s+/g, ' ')}`,
    'reply-to': expect.stringMatching(/^Ayu .*<ayu@example\.com>$/),
    'auto-submitted': 'auto-generated',
    'content-type': expect.stringMatching(/^text\/plain; charset=utf-8/),
  });
  expect(mail.headers).not.toHaveProperty('bcc');
  expect(mail.text.replace(/\r\n/g, '\n')).toContain(text);
  expect(mail.text).toContain(receipt);
});

test('in a mail the visitor’s name has no encoded words (=?utf-8?...?=) and no characters that reverse text', () => {
  const name = '=?utf-8?B?UGF5IG5vdw==?= \u061c\u202etxt\u2066 =?utf-8?q?x?=';
  const { subject, replyTo } = writeMail({ ...message, name }, mailOptions);
  for (const header of [subject, replyTo.name])
    expect(header).not.toMatch(/=\?|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
});

test.each([
  ['en', '21 November 2026 at 16.05 WIB'],
  ['id', '21 November 2026 pukul 16.05 WIB'],
])('a mail about a message in %s is in that language, with a date as Indonesia writes it', (language, date) => {
  const mail = writeMail({ ...message, language }, mailOptions);
  expect(mail.subject).toBe(words(language).mail.subject.replace('{sender}', message.name));
  expect([mail.date, mail.text]).toEqual([new Date(message.receivedAt), expect.stringContaining(date)]);
  expect(mail.text).toContain(`\n\n-- \n${words(language).mail.answer.replace('{email}', message.email)}`);
  expect(mail.text).not.toMatch(/[{}]/);
});

test('of a mail server’s answers only a 5xx counts towards the ten refusals that end the attempts', async () => {
  const { mailServer } = await startMailServer();
  for (const [code, behaviour] of Object.entries({ 451: 'tryLater', 550: 'refuse' } as const)) {
    mailServer.behave(behaviour);
    const delivery = smtpDelivery(mailServer.url, mailOptions)(message, AbortSignal.timeout(10_000));
    await expect(delivery).rejects.toMatchObject({ code, isPermanent: code === '550' });
  }
});

test('neither a password nor a message goes over a network to a mail server without TLS', async () => {
  const [onAuth, onMailFrom] = [vi.fn(), vi.fn()];
  const server = new SMTPServer({ disabledCommands: ['STARTTLS'], allowInsecureAuth: true, onAuth, onMailFrom });
  server.on('error', () => {});
  afterTest(() => server.close());
  // A password needs TLS even on this machine. 127.0.0.2 stands for another machine, to which a message needs TLS too.
  const port = await listenOnFreePort(server.server, '0.0.0.0');
  for (const url of [`smtp://user:secret@127.0.0.1:${port}`, `smtp://127.0.0.2:${port}`]) {
    const delivery = smtpDelivery(url, mailOptions)(message, AbortSignal.timeout(10_000));
    await expect(delivery).rejects.toMatchObject({ message: expect.stringContaining('smtps:'), isPermanent: false });
  }
  for (const command of [onAuth, onMailFrom]) expect(command).not.toHaveBeenCalled();
});
