import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkContact, fields } from '../../contract/contact.ts';
import { createApp } from '../../server/app.ts';
import { createRateLimit } from '../../server/contact/rateLimit.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { createStore } from '../../server/store/store.ts';
import { makeSiteFolder } from './parts/siteFolder.ts';

const site = makeSiteFolder();
const folder = mkdtempSync(join(tmpdir(), 'sehobi-'));
const store = createStore(openSqlite(folder));
const faults: string[] = [];
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  app = createApp({
    store,
    site: await site.loadBuiltSite(),
    settings: { siteUrl: undefined, secure: false },
    rateLimit: createRateLimit(0, Date.now),
    count: () => {},
    visitor: () => '',
    delivery: 'none',
    wake: () => {},
    now: Date.now,
    log: (level, event) => {
      if (level === 'error') faults.push(event);
    },
  });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
  site.remove();
});

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.constantFrom('', ' ', 'Ayu', 'a@b\r\nBcc: c@d.ee', '\u0000', '\ud800', '\u202e', '{email}', '__proto__'),
  fc.integer({ min: 90, max: 6000 }).map((length) => 'é'.repeat(length)),
);
// As JSON can carry it, but String() throws.
const noString = fc.constant({ toString: 1, valueOf: 1 });
const value = fc.oneof({ weight: 4, arbitrary: text }, { weight: 1, arbitrary: fc.jsonValue() }, noString);
const email = fc.constantFrom('ayu@example.com', 'a@b.co', 'nope');
const nearlyRight = fc.record(
  { name: text, email, message: text, website: text, elapsed: value },
  { requiredKeys: ['name', 'email', 'message'] },
);
const field = fc.constantFrom(...fields, 'website', 'elapsed', '__proto__', 'constructor', 'toString', 'receipt');
const input = fc.oneof(nearlyRight, fc.dictionary(field, value, { maxKeys: 6 }));

const pairs = (entries: object) =>
  Object.entries(entries).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]);
const inParts = (entries: object) =>
  `${pairs(entries)
    .map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')}--x--\r\n`;
const types = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
const body = fc.oneof(
  input.map((entries) => ({ type: types[0] ?? '', body: JSON.stringify(entries) })),
  input.map((entries) => ({ type: types[1] ?? '', body: new URLSearchParams(pairs(entries)).toString() })),
  input.map((entries) => ({ type: types[2] ?? '', body: inParts(entries) })),
  fc
    .tuple(
      fc.constantFrom(...types, 'multipart/form-data', 'text/plain', ';'),
      fc.oneof(fc.uint8Array({ maxLength: 400 }), fc.string(), fc.json()),
    )
    .map(([type, bytes]) => ({ type, body: typeof bytes === 'string' ? bytes : new Uint8Array(bytes) })),
  fc
    .integer({ min: 250_000, max: 270_000 })
    .map((length) => ({ type: types[0] ?? '', body: `["${'x'.repeat(length)}"]` })),
);
const header = fc.stringMatching(/^[\x21-\x7e]{0,220}$/);
const hostile = fc.record({
  body,
  accept: fc.constantFrom('application/json', 'text/html', '*/*', ';;q=x'),
  key: fc.option(header),
  language: fc.option(header),
});

describe('hostile bodies', () => {
  test('2,500 of them: never 5xx, never a crash, and all that is stored is valid', async () => {
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(hostile, async ({ body, accept, key, language }) => {
        const url = `http://localhost/api/contact${language ? `?lang=${encodeURIComponent(language)}` : ''}`;
        const headers = { 'Content-Type': body.type, Accept: accept, ...(key ? { 'Idempotency-Key': key } : {}) };
        const answer = await app.fetch(new Request(url, { method: 'POST', headers, body: body.body }), {});
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        expect([201, 303, 400, 409, 413, 415, 422]).toContain(answer.status);
      }),
      { numRuns: 2500, endOnFailure: true },
    );
    expect(faults).toEqual([]);
    const stored = await store.messages.list('all');
    for (const { name, email, message } of stored) {
      expect(checkContact({ name, email, message })).toEqual({ ok: true, message: { name, email, message } });
    }
    // The generator must reach every answer.
    expect([...statuses.keys()].sort()).toEqual(expect.arrayContaining([201, 303, 400, 413, 415, 422]));
    expect(stored.length).toBeGreaterThan(100);
  });
});
