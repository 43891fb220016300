import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { checkContact, fields, messageFrom } from '../../contract/contact.ts';
import { createApp } from '../../server/app.ts';
import type { AppDependencies } from '../../server/appDependencies.ts';
import { createRateLimit } from '../../server/contact/rateLimit.ts';
import { createCounters } from '../../server/operation/metrics.ts';
import { TooBusy } from '../../server/pages/renderQueue.ts';
import { createStore } from '../../server/store/store.ts';
import { freshSqlite } from './helpers/databases.ts';
import { newMessage, validMessage } from './helpers/send.ts';
import { afterTest, makeSite } from './helpers/start.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.constantFrom('', ' ', 'a@b\r\nBcc: c@d.ee', '\u0000', '\ud800', '\u202e', '{email}', '__proto__'),
  fc.integer({ min: 90, max: 6000 }).map((length) => 'é'.repeat(length)),
);
// JSON can contain an object like the last one here, on which String() throws.
const anyValue = fc.oneof(anyText, fc.jsonValue(), fc.constant({ toString: 1, valueOf: 1 }));
const anyField = fc.constantFrom(...fields, 'website', 'elapsed', '__proto__', 'constructor', 'toString', 'receipt');
const nearlyValid = fc.dictionary(anyField, anyText, { maxKeys: 2 }).map((edits) => ({ ...validMessage, ...edits }));
const anyInput = fc.oneof(nearlyValid, fc.dictionary(anyField, anyValue, { maxKeys: 6 }));

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=x';
const pairsOf = (entries: object) =>
  Object.entries(entries).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]);
const anyBody = fc.oneof(fc.uint8Array({ maxLength: 400 }), fc.string(), fc.json());
const hostileRequest = fc.record({
  sent: fc.oneof(
    anyInput.map((entries) => [json, JSON.stringify(entries)] as const),
    anyInput.map((entries) => [form, new URLSearchParams(pairsOf(entries)).toString()] as const),
    fc.tuple(fc.constantFrom(json, form, multipart, 'multipart/form-data', 'text/plain', ';'), anyBody),
    // These sizes are around the limit of 256 KB.
    fc.integer({ min: 250_000, max: 270_000 }).map((length) => [json, `["${'x'.repeat(length)}"]`] as const),
  ),
  accept: fc.constantFrom(json, 'text/html', '*/*', ';;q=x'),
  // A key of more than 200 characters is refused.
  idempotencyKey: fc.stringMatching(/^[\x21-\x7e]{0,220}$/),
  language: fc.string(),
});

async function makeApp(changes: Partial<AppDependencies> = {}) {
  const store = createStore(freshSqlite().open());
  afterTest(store.close);
  const app = createApp({
    store,
    site: await makeSite().loadBuiltSite(),
    settings: { siteUrl: undefined, usesHttps: false, metricsToken: undefined, delivery: { kind: 'none' } },
    rateLimit: createRateLimit(0, Date.now),
    now: Date.now,
    counters: createCounters(),
    rateLimitKey: () => '',
    wakeDelivery: () => {},
    log: () => {},
    ...changes,
  });
  return { app, store };
}

test('1,000 hostile requests cause no 5xx and no crash, and every stored message is valid', async () => {
  const { app, store } = await makeApp();
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(hostileRequest, async ({ sent: [type, body], accept, idempotencyKey, language }) => {
      const url = `http://localhost/api/contact?lang=${encodeURIComponent(language)}`;
      const headers = { 'Content-Type': type ?? '', Accept: accept, 'Idempotency-Key': idempotencyKey };
      const request = new Request(url, { method: 'POST', headers, body: body as string | Uint8Array<ArrayBuffer> });
      const { status } = await app.fetch(request, {});
      statuses.add(status);
    }),
    { numRuns: 1000, endOnFailure: true },
  );
  expect([...statuses].sort()).toEqual([201, 303, 400, 413, 415, 422]);
  for (const stored of await store.messages.list()) {
    const message = messageFrom((field) => stored[field]);
    expect(checkContact(message)).toEqual({ ok: true, message });
  }
});

const errorWithUserInput = new TypeError(validMessage.name);
test.each([
  ['too many visitors at once', new TooBusy(), 503, '5', []],
  ['an exception', errorWithUserInput, 500, null, [['error', 'fault', { name: 'TypeError', path: '/api/contact' }]]],
])('%s is answered with an error and logged, without user input', async (_, error, status, retryAfter, faults) => {
  const log = vi.fn();
  const { app } = await makeApp({ log, rateLimit: { count: () => Promise.reject(error) } });
  vi.spyOn(performance, 'now').mockReturnValueOnce(1000).mockReturnValueOnce(1250.4);
  const answer = await app.request('/api/contact', { method: 'POST', body: new URLSearchParams(validMessage) });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, retryAfter]);
  expect(await answer.text()).not.toContain(validMessage.name);
  expect(log.mock.calls).toEqual([...faults, ['error', 'contact', { status, reason: 'fault', milliseconds: 250 }]]);
});

test('the same text from three senders within 24 hours is marked as possible spam', async () => {
  let hour = 0;
  const wakeDelivery = vi.fn();
  const { app, store } = await makeApp({ wakeDelivery, now: () => Date.UTC(2026, 10, 24, hour) });
  for (const [sentAtHour, sender] of Object.entries({ 0: 'a', 1: 'b', 2: 'a', 23: 'c', 25: 'a' })) {
    hour = Number(sentAtHour);
    const body = new URLSearchParams({ ...validMessage, email: `${sender}@b.co` });
    expect((await app.request('/api/contact', { method: 'POST', body })).status).toBe(303);
  }
  const reasons = (await store.messages.list()).map(({ email, spamReasons }) => `${email[0]}: ${spamReasons}`);
  expect(reasons).toEqual(['a: ', 'b: ', 'c: same text from 3 senders', 'a: ']);
  expect(wakeDelivery, 'also for the repeated message, which is not stored again').toHaveBeenCalledTimes(5);
});

test('an aborted request is not stored, even if all its fields have arrived', async () => {
  const { app, store } = await makeApp();
  const parts = [new TextEncoder().encode(new URLSearchParams(validMessage).toString())];
  const body = new ReadableStream({
    pull: (stream) => (parts[0] ? stream.enqueue(parts.shift()) : stream.error(new Error('aborted'))),
  });
  const sent = { method: 'POST', headers: { 'Content-Type': form }, body, duplex: 'half' } as RequestInit;
  expect([(await app.request('/api/contact', sent)).status, await store.messages.list()]).toEqual([422, []]);
});

test('twenty health checks at once write to the database once, and each tells how long the oldest message has waited', async () => {
  const { app, store } = await makeApp({ now: () => 100_000 });
  await store.messages.add(newMessage({ receivedAt: 10_000 }));
  const databaseWrite = vi.spyOn(store.lastTaskRuns, 'write');
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.request('/api/health')));
  expect([answers.every(({ ok }) => ok), databaseWrite.mock.calls.length]).toEqual([true, 1]);
  const outbox = { waiting: 1, refused: 0, oldestSeconds: 90 };
  const health = { status: 'ready', store: 'sqlite', delivery: 'none', outbox };
  expect(await answers[0]?.json()).toEqual(health);
});
