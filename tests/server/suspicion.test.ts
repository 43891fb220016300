import { beforeAll, expect, test } from 'vitest';
import { readMail } from './parts/rawMail.ts';
import { receiptOf, right, send } from './parts/send.ts';
import { until } from './parts/serverProcess.ts';
import { type SmtpPeer, startSmtpPeer } from './parts/smtpPeer.ts';
import { startServer } from './parts/start.ts';

let peer: SmtpPeer;
beforeAll(async () => {
  peer = await startSmtpPeer();
  return () => peer.stop();
});

async function start(env: Record<string, string> = {}) {
  const mail = { SMTP_URL: peer.url, CONTACT_TO: 'hello@sehobi.example' };
  const { server, inbox } = await startServer({ ...mail, ...env });
  /** The headers with which a message arrives. */
  async function arrived(receipt: string) {
    const find = () => peer.received.find(({ raw }) => readMail(raw).headers['message-id']?.includes(receipt));
    await until('the mail arrives', () => find() !== undefined);
    return readMail(find()?.raw ?? '').headers;
  }
  return { server, arrived, inbox };
}

const unmarked = { subject: 'Message from Ayu', 'x-suspected-spam': undefined };
const marked = (reason: string) => ({ subject: 'Perhaps spam: Message from Ayu', 'x-suspected-spam': reason });

test('a message sent within three seconds or with link markup is delivered at once, with a mark', async () => {
  const { server, arrived, inbox } = await start();
  const headersOf = async (fields: object) => {
    const headers = await arrived(await receiptOf(await send(server.url, { ...right, ...fields })));
    return { subject: headers.subject, 'x-suspected-spam': headers['x-suspected-spam'] };
  };
  for (const elapsed of [0, 2999, '900']) expect(await headersOf({ elapsed })).toEqual(marked('sent within 3 seconds'));
  for (const elapsed of [3000, '', 'x', null]) expect(await headersOf({ elapsed })).toEqual(unmarked);
  for (const message of ['See [url=https://a.example]this[/url]', 'a <A HREF="https://a.example">link</a>'])
    expect(await headersOf({ message })).toEqual(marked('link markup'));
  for (const message of ['SEO, casino, https://a.example', 'My thesis is about <a certain> hobby'])
    expect(await headersOf({ message })).toEqual(unmarked);
  expect((await inbox('list', 'suspected')).out).toContain('5 in all');
  expect((await inbox()).out).toContain('(perhaps spam: sent within 3 seconds)');
});

test('the same text is marked from the third sender on, and a greeting never', async () => {
  const { server, arrived } = await start();
  const subject = async (email: string, message: string) =>
    (await arrived(await receiptOf(await send(server.url, { ...right, email, message })))).subject;
  const offer = 'We rank your website first in any search engine.';
  const senders = ['a@b.co', 'A@b.co', 'b@b.co', 'b@b.co', 'c@b.co', 'a@b.co', 'd@b.co'];
  const subjects: (string | undefined)[] = [];
  for (const sender of senders) subjects.push(await subject(sender, offer));
  // By then two others had sent it, whoever sends it once more.
  expect(subjects.map((one) => one?.startsWith('Perhaps spam'))).toEqual([
    ...[false, false, false, false],
    ...[true, true, true],
  ]);
  for (const sender of senders) expect(await subject(sender, 'I run a place.')).toBe(unmarked.subject);
});

test('a message with the hidden field filled in is acknowledged but not mailed; the owner can deliver it', async () => {
  const { server, arrived, inbox } = await start();
  const answer = await send(server.url, { ...right, website: 'https://a.example' });
  expect(answer.status).toBe(201);
  const trapped = await receiptOf(answer);
  const person = await receiptOf(await send(server.url, { ...right, website: ' ' }));
  expect((await arrived(person)).subject).toBe(unmarked.subject);
  const { out } = await inbox('spam');
  expect([out.includes(trapped), out.includes(person)]).toEqual([true, false]);
  expect((await inbox('resend', trapped)).status).toBe(0);
  expect((await arrived(trapped)).subject).toBe('Perhaps spam: Message from Ayu');
});

test('a rush is logged once, shown by health, and delivered; replays and refused keys are none', async () => {
  const { server, arrived } = await start();
  const health = async () => JSON.stringify(await (await fetch(`${server.url}/api/health`)).json());
  const key = { 'Idempotency-Key': 'one' };
  for (let count = 0; count < 10; count++) expect((await send(server.url, right, key)).status).toBe(201);
  for (let count = 0; count < 10; count++)
    expect((await send(server.url, { ...right, name: 'Budi' }, key)).status).toBe(409);
  for (let count = 1; count < 300; count++) await send(server.url, { ...right, message: `Message ${count}` });
  expect(server.said()).not.toContain('"rush"');
  const receipts: string[] = [];
  for (let count = 0; count < 3; count++) receipts.push(await receiptOf(await send(server.url, right)));
  for (const receipt of receipts) await arrived(receipt);
  expect(server.said().split('"event":"rush"')).toHaveLength(2);
  await until('health shows it', async () => (await health()).includes('"rush":true'));
});
