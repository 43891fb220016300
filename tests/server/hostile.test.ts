import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkContact, type Field, fields, messageOf } from '../../contract/contact.ts';
import { createApp } from '../../server/app.ts';
import { createRateLimit } from '../../server/contact/rateLimit.ts';
import { createStore } from '../../server/store/store.ts';
import { afterTest } from './parts/afterTest.ts';
import { freshSqlite } from './parts/databases.ts';
import { makeSite } from './parts/start.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.constantFrom('', ' ', 'Ayu', 'a@b\r\nBcc: c@d.ee', '\u0000', '\ud800', '\u202e', '{email}', '__proto__'),
  fc.integer({ min: 90, max: 6000 }).map((length) => 'é'.repeat(length)),
);
// JSON can contain this, but String() throws on it.
const noString = fc.constant({ toString: 1, valueOf: 1 });
const value = fc.oneof({ weight: 4, arbitrary: text }, { weight: 1, arbitrary: fc.jsonValue() }, noString);
const email = fc.constantFrom('ayu@example.com', 'a@b.co', 'nope');
const texts = Object.fromEntries(fields.map((field) => [field, text])) as Record<Field, typeof text>;
const nearlyRight = fc.record({ ...texts, email, website: text, elapsed: value }, { requiredKeys: fields });
const field = fc.constantFrom(...fields, 'website', 'elapsed', '__proto__', 'constructor', 'toString', 'receipt');
const input = fc.oneof(nearlyRight, fc.dictionary(field, value, { maxKeys: 6 }));

const [json, form, parts] = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
];
const pairs = (entries: object) =>
  Object.entries(entries).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]);
const part = ([name, value]: string[]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const garbage = fc.oneof(fc.uint8Array({ maxLength: 400 }), fc.string(), fc.json());
const hostile = fc.record({
  sent: fc.oneof(
    input.map((entries) => [json, JSON.stringify(entries)] as const),
    input.map((entries) => [form, new URLSearchParams(pairs(entries)).toString()] as const),
    input.map((entries) => [parts, `${pairs(entries).map(part).join('')}--x--\r\n`] as const),
    fc.tuple(fc.constantFrom(json, form, parts, 'multipart/form-data', 'text/plain', ';'), garbage),
    fc.integer({ min: 250_000, max: 270_000 }).map((length) => [json, `["${'x'.repeat(length)}"]`] as const),
  ),
  accept: fc.constantFrom('application/json', 'text/html', '*/*', ';;q=x'),
  key: fc.option(fc.stringMatching(/^[\x21-\x7e]{0,220}$/)),
  language: fc.option(fc.stringMatching(/^[\x21-\x7e]{0,220}$/)),
});

test('1,000 hostile bodies cause no 5xx and no crash, and every stored message is valid', async () => {
  const store = createStore(freshSqlite().open());
  afterTest(store.close);
  const faults: string[] = [];
  const app = createApp({
    ...{ store, site: await makeSite().loadBuiltSite(), settings: { siteUrl: undefined, secure: false } },
    ...{ rateLimit: createRateLimit(0, Date.now), delivery: 'none', now: Date.now },
    ...{ count: () => {}, visitor: () => '', wake: () => {} },
    log: (level, event) => void (level === 'error' && faults.push(event)),
  });
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(hostile, async ({ sent: [type, body], accept, key, language }) => {
      const url = `http://localhost/api/contact${language ? `?lang=${encodeURIComponent(language)}` : ''}`;
      const headers = { 'Content-Type': type ?? '', Accept: accept, ...(key ? { 'Idempotency-Key': key } : {}) };
      const request = new Request(url, { method: 'POST', headers, body: body as string | Uint8Array<ArrayBuffer> });
      const { status } = await app.fetch(request, {});
      statuses.add(status);
      expect([201, 303, 400, 409, 413, 415, 422]).toContain(status);
    }),
    { numRuns: 1000, endOnFailure: true },
  );
  expect(faults).toEqual([]);
  const stored = await store.messages.list();
  for (const one of stored) {
    const message = messageOf((field) => one[field]);
    expect(checkContact(message)).toEqual({ ok: true, message });
  }
  // The generator must reach every answer.
  expect([...statuses].sort()).toEqual(expect.arrayContaining([201, 303, 400, 413, 415, 422]));
  expect(stored.length).toBeGreaterThan(40);
});
