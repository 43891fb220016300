import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../server/store/database.ts';
import type { NewMessage } from '../../server/store/messages.ts';
import { openPostgres } from '../../server/store/postgres.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { createStore, type Store } from '../../server/store/store.ts';
import { findPostgres, noPostgres, startPostgres } from './parts/postgres.ts';

const draft = (text: string, more: Partial<NewMessage> = {}): NewMessage => {
  const words = { name: 'Ayu', email: 'ayu@example.com', message: text };
  return { ...words, key: null, language: 'en', suspected: '', receivedAt: 1000, ...more };
};

async function folderDatabases() {
  const folder = mkdtempSync(join(tmpdir(), 'sehobi-'));
  const stop = async () => rmSync(folder, { recursive: true });
  return { open: (): Database => openSqlite(folder), stop };
}

async function postgresDatabases() {
  const { url, stop } = await startPostgres();
  return { open: () => openPostgres(url), stop };
}

const missing = findPostgres() ? '' : ` (skipped: ${noPostgres})`;
const kinds = [
  { kind: 'SQLite', make: folderDatabases, skip: false },
  { kind: `PostgreSQL${missing}`, make: postgresDatabases, skip: missing !== '' },
];

describe.each(kinds)('the store on $kind', ({ make, skip }) => {
  let databases: Awaited<ReturnType<typeof make>> | undefined;
  let one: Store;
  let two: Store;

  beforeAll(async () => {
    if (skip) return;
    databases = await make();
    one = createStore(databases.open());
    two = createStore(databases.open());
    // At once, as two servers may be started.
    await Promise.all([one.clock.write('healthCheck', 1), two.clock.write('healthCheck', 1)]);
  });
  afterAll(async () => {
    await Promise.all([one?.close(), two?.close()]);
    await databases?.stop();
  });

  test.skipIf(skip)('keeps every character', async () => {
    const words = { name: '👩‍🎤 Ayu', email: '用户@例子.世界', message: "'; DROP TABLE contact_message; --\n\tꦫꦮꦸꦃ" };
    const { receipt } = await one.messages.add(draft('', words));
    expect(await two.messages.find(receipt)).toMatchObject({ ...words, state: 'waiting', attempts: 0 });
    await one.messages.remove(receipt);
  });

  test.skipIf(skip)('one key is one message, to whichever server it is sent at once', async () => {
    const added = await Promise.all(
      Array.from({ length: 30 }, (_, index) => (index % 2 ? one : two).messages.add(draft('once', { key: 'k' }))),
    );
    expect(new Set(added.map(({ receipt }) => receipt)).size).toBe(1);
    expect(added.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    expect((await one.messages.add(draft('other', { key: 'k' }))).outcome).toBe('keyReused');
    await one.messages.erase('AYU@example.com');
  });

  test.skipIf(skip)('counts the senders of a text, the messages of a time, and remembers the last backup', async () => {
    for (const email of ['a@b.co', 'A@B.co', 'c@b.co']) await one.messages.add(draft('same', { email }));
    const fourth = draft('same', { email: 'd@b.co' });
    expect(await two.messages.otherSenders(fourth, 999, 10)).toBe(2);
    expect(await two.messages.otherSenders({ ...fourth, email: 'C@b.co' }, 999, 10)).toBe(1);
    expect(await two.messages.otherSenders(fourth, 1000, 10)).toBe(0);
    expect([await two.messages.countSince(999, 10), await two.messages.countSince(999, 2)]).toEqual([3, 2]);
    expect([(await two.clock.read()).backup, await two.outbox.lastDelivery()]).toEqual([undefined, undefined]);
    await one.clock.write('backup', 5);
    expect((await two.clock.read()).backup).toBe(5);
    for (const email of ['a@b.co', 'c@b.co']) await one.messages.erase(email);
  });

  test.skipIf(skip)('a receipt that is taken is drawn again', async () => {
    const draws = ['SAME-SAME', 'SAME-SAME', 'NEXT-NEXT'];
    const store = createStore(databases?.open() as Database, () => draws.shift() ?? '');
    expect((await store.messages.add(draft('a'))).receipt).toBe('SAME-SAME');
    expect((await store.messages.add(draft('b'))).receipt).toBe('NEXT-NEXT');
    await store.messages.erase('ayu@example.com');
    await store.close();
  });

  test.skipIf(skip)('two servers never claim one message, and together claim all', async () => {
    for (let count = 0; count < 40; count++) await one.messages.add(draft(`m${count}`));
    const claims = await Promise.all(
      Array.from({ length: 12 }, (_, index) => (index % 2 ? one : two).outbox.claim(2000, 9000, 5)),
    );
    const receipts = claims.flat().map(({ receipt }) => receipt);
    expect([receipts.length, new Set(receipts).size]).toEqual([40, 40]);
  });

  test.skipIf(skip)('a claim of a dead server runs out', async () => {
    expect(await two.outbox.claim(8999, 20_000, 100)).toEqual([]);
    const taken = await two.outbox.claim(9000, 20_000, 100);
    expect(taken.map(({ attempts }) => attempts)).toEqual(Array(40).fill(2));
    expect([await one.outbox.release(), await two.outbox.release()]).toEqual([0, 40]);
  });

  test.skipIf(skip)('delivered is delivered, refused waits for a person, postponed comes again', async () => {
    const [delivered, refused, postponed] = (await one.outbox.claim(40_000, 50_000, 3)).map(
      ({ receipt }) => receipt,
    ) as [string, string, string];
    await one.outbox.delivered(delivered, 41_000);
    const refusal = { state: 'refused', nextAttemptAt: 41_000, refusals: 1, error: '550 no' } as const;
    await one.outbox.postponed(refused, refusal);
    const delay = { state: 'waiting', nextAttemptAt: 60_000, refusals: 0, error: '451 later' } as const;
    await one.outbox.postponed(postponed, delay);
    expect(await one.messages.find(delivered)).toMatchObject({ state: 'delivered', deliveredAt: 41_000 });
    expect(await one.messages.find(refused)).toMatchObject({ state: 'refused', refusals: 1, lastError: '550 no' });
    expect(await one.outbox.depth(61_000)).toEqual({ waiting: 38, refused: 1, oldestSeconds: 60 });
    const due = (await one.outbox.claim(59_999, 61_000, 100)).map(({ receipt }) => receipt);
    expect(due).toHaveLength(37);
    expect(due).not.toContain(postponed);
    await one.outbox.release();
    expect(await two.outbox.retryRefused(59_000)).toBe(1);
    expect(await two.outbox.resend(delivered, 59_000)).toBe(1);
    expect((await two.outbox.depth(61_000)).waiting).toBe(40);
    expect((await one.messages.list('all')).map(({ refusals }) => refusals)).toEqual(Array(40).fill(0));
  });

  test.skipIf(skip)('what was written under a clock that was wrong is not put off until then', async () => {
    const year = 31_536_000_000;
    expect(await one.outbox.claim(61_000 + year, 106_000 + year, 2)).toHaveLength(2);
    expect(await two.outbox.claim(62_000, 107_000, 100)).toHaveLength(40);
    await two.outbox.release();
  });

  test.skipIf(skip)('lists by state, erases by address and expires by age', async () => {
    await one.messages.add(draft('spam', { email: 'bima@example.com', suspected: 'trap', receivedAt: 5000 }));
    expect(await one.messages.list('suspected')).toHaveLength(1);
    expect(await one.messages.list('all')).toHaveLength(41);
    expect(await one.messages.erase(' Bima@Example.com ')).toHaveLength(1);
    expect(await one.messages.expire(1000)).toHaveLength(0);
    expect(await one.messages.expire(1001)).toHaveLength(40);
    expect(await one.messages.list('all')).toHaveLength(0);
  });
});
