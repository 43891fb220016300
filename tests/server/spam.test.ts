import { expect, test } from 'vitest';
import { honeypotField } from '../../contract/contactState.ts';
import { readMail } from './helpers/rawMail.ts';
import { receiptOf, send, validMessage } from './helpers/send.ts';
import { startMailServer, startServer, waitUntil } from './helpers/start.ts';

const tooFast = 'sent within 3 seconds';
const markup = 'link markup';
const noReason = '';

test('only messages that may be spam are marked, with the reasons', async () => {
  const { inbox, server } = await startServer();
  const withReason = (reason: string, ...messages: object[]) => messages.map((fields) => ({ fields, reason }));
  const sentBy = (sender: string, message = 'We rank you first...') => ({ email: `${sender}@b.co`, message });
  const cases = [
    ...withReason(tooFast, { elapsed: 0 }, { elapsed: 2999 }, { elapsed: '900' }),
    ...withReason(noReason, ...[3000, -1, '', 'x', null].map((elapsed) => ({ elapsed }))),
    ...withReason(markup, { message: 'See [url=https://a.example]this' }, { message: '[link=a]' }),
    ...withReason(markup, { message: 'See [URL]https://a.example' }),
    ...withReason(`${tooFast}, ${markup}`, { name: 'a <A  HREF="https://a.example">link</a>', elapsed: 1 }),
    ...withReason(noReason, { message: 'SEO, casino, https://a.example' }, { message: 'About <a certain> hobby' }),
    ...withReason(noReason, sentBy('a'), sentBy('A'), sentBy('b'), sentBy('b')),
    ...withReason(noReason, ...['a', 'b', 'c', 'd'].map((sender) => sentBy(sender, 'I am open on Monday'))), // Short texts are not compared.
    ...withReason('same text from 3 senders', sentBy('c'), sentBy('a'), sentBy('d')),
  ];
  for (const { fields } of cases) expect((await send(server.url, { ...validMessage, ...fields })).status).toBe(201);
  const listed = (await inbox('list')).text.split('\n').slice(0, -1);
  const reasons = listed.map((line) => /\(perhaps spam: (.*)\)$/.exec(line)?.[1] ?? '');
  expect(reasons).toEqual(cases.map(({ reason }) => reason));
});

test('a message that may be spam is mailed with a mark, unless the hidden field is filled in', async () => {
  const { mailServer, settings } = await startMailServer();
  const { inbox, server } = await startServer(settings);
  const spamReceipt = await receiptOf(
    await send(server.url, { ...validMessage, [honeypotField]: 'https://a.example' }),
  );
  await send(server.url, { ...validMessage, elapsed: 1, [honeypotField]: ' ' });
  await waitUntil('the mail arrives', () => mailServer.received.length === 1);
  const marked = { subject: 'Perhaps spam: Message from Ayu', 'x-suspected-spam': tooFast };
  expect(readMail(mailServer.received[0]?.raw ?? '').headers).toMatchObject(marked);
  expect((await inbox('spam')).text).toMatch(new RegExp(`^${spamReceipt}.*\\n1 in all`));
  expect((await inbox(`resend ${spamReceipt.toLowerCase()}`)).hasFailed).toBe(false);
  await waitUntil('the message arrives', () => mailServer.received.length === 2);
  expect(mailServer.received[1]?.raw).toContain(spamReceipt);
});
