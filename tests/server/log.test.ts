import { appendFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createLog } from '../../server/operation/log.ts';
import { postForm, receiptOf, send, validMessage } from './helpers/send.ts';
import { makeSite, startSeparateServer } from './helpers/start.ts';

type LogEntry = { event: string; level: string; status?: number; reason?: string; hint?: string };
const entriesOf = (output: string): LogEntry[] => JSON.parse(`[${output.trim().replaceAll('\n', ',')}]`);

test('the log has each answer of the contact endpoint, without a visitor’s words or address', async () => {
  const server = await startSeparateServer({ CONTACT_RATE_PER_HOUR: '2', SITE_URL: 'https://www.sehobi.example' });
  // What must not be logged contains "zz", except the visitor's address, 203.0.113.9.
  const message = { ...validMessage, name: 'Zzname', email: 'zzmail@example.com', message: 'Zzwords' };
  const headers = { 'Idempotency-Key': 'zzkey', 'X-Forwarded-For': '203.0.113.9' };
  const receipt = await receiptOf(await send(server.url, message, headers));
  await send(server.url, message, headers);
  await send(server.url, { ...message, email: 'zz', message: 'Zz [url=https://zz.example]' });
  await send(server.url, message, { 'Sec-Fetch-Site': 'cross-site' });
  await fetch(`${server.url}/api/contact`, { method: 'POST', body: '{' });
  await fetch(`${server.url}/api/contact`);
  await postForm(server.url, { ...message, message: 'z'.repeat(600_000) });
  await postForm(server.url, message);
  await postForm(server.url, { ...message, message: 'Zzmore' });
  expect(await server.stop('SIGINT')).toBe(0);

  const log = entriesOf(server.output());
  const answers = log.filter(({ event }) => event === 'contact');
  expect(answers.map(({ status, reason }) => `${status} ${reason}`)).toEqual([
    ...['201 stored', '201 replayed', '422 invalid', '403 otherSite'],
    ...['415 unreadable', '405 wrongMethod', '413 tooLarge', '303 stored', '429 tooMany'],
  ]);
  for (const answer of answers) expect(answer).toMatchObject({ milliseconds: expect.any(Number), level: 'info' });
  expect(answers[0]).toMatchObject({ receipt });
  expect(server.output()).not.toMatch(/zz(?:name|mail|words|other|more|key|\.example)|203\.0\.113/i);
  const startEvents = ['new-database', 'not-delivered', 'started', 'proxy-not-trusted'];
  const events = [...startEvents, ...answers.map(() => 'contact'), 'stopping', 'stopped'];
  expect(log.map(({ event }) => event)).toEqual(events);
  expect(log[2]).toMatchObject({ build: 'unknown', store: 'sqlite', delivery: 'none', node: process.versions.node });
  expect(log[3]).toMatchObject({ level: 'warn', hint: expect.stringContaining('TRUSTED_PROXIES=127.0.0.1') });
});

test('a crash is logged with its stack trace but without its message, which may contain a visitor’s words', async () => {
  const site = makeSite();
  const crash = `process.once('SIGUSR2', () => { throw new RangeError('Zzwords'); });`;
  appendFileSync(site.pathOf('dist/server/render.js'), crash);
  const server = await startSeparateServer({}, site);
  expect(await server.stop('SIGUSR2')).toBe(1);
  const crashed = { level: 'error', event: 'crashed', name: 'RangeError', at: expect.stringContaining('render.js') };
  expect(entriesOf(server.output()).slice(-2)).toMatchObject([crashed, { event: 'stopped', level: 'error', code: 1 }]);
  expect(server.output()).not.toContain('Zzwords');
});

test('in a terminal the log shows only the hint of an entry, or JSON if it has none', () => {
  const written: string[] = [];
  const log = createLog((line) => written.push(line), Date.now, true);
  log('warn', 'a', { hint: 'Do this.' });
  log('info', 'b', { count: 1 });
  expect(written).toEqual(['Do this.\n', expect.stringMatching(/^\{"time":"2.*,"event":"b","count":1\}\n$/)]);
});
