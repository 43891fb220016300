import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Deliver } from '../../server/delivery/deliver.ts';
import { startDeliveryLoop } from '../../server/delivery/deliveryLoop.ts';
import { migrations, schemaVersion } from '../../server/store/schema.ts';
import { createStore } from '../../server/store/store.ts';
import { databaseKinds } from './helpers/databases.ts';
import { findPostgresWithPgDump } from './helpers/postgres.ts';
import { newMessage, send, validMessage } from './helpers/send.ts';
import { afterTest, startServer, waitUntil } from './helpers/start.ts';

for (const { kind, start, skip } of databaseKinds)
  describe.skipIf(skip)(`the store on ${kind}`, () => {
    let database: Awaited<ReturnType<typeof start>>;
    beforeAll(async () => {
      database = await start();
      return database.stop;
    }, 60_000);

    async function twoStores() {
      const { open } = await database.newDatabase();
      const [storeA, storeB] = [createStore(open()), createStore(open())];
      for (const { close } of [storeA, storeB]) afterTest(close);
      await Promise.all([storeA, storeB].map(({ lastTaskRuns }) => lastTaskRuns.write('healthCheck', 1)));
      const add = async (count: number, receivedAt = Date.now()) => {
        for (let number = 0; number < count; number++)
          await storeA.messages.add(newMessage({ message: `Message ${number}`, receivedAt }));
      };
      return { storeA, storeB, add, open };
    }

    test('a message is stored in full, and once for each idempotency key', async () => {
      const { storeA, storeB, open } = await twoStores();
      const connection = open();
      afterTest(() => connection.close?.());
      // 2 is FULL: the message is on the disk before it is acknowledged. PostgreSQL does this by default.
      if (kind === 'SQLite') expect(await connection.query('PRAGMA synchronous')).toEqual([{ synchronous: 2 }]);
      const words = { name: '👩‍🎤 Ayu', email: '用户@例子.世界', message: "'; DROP TABLE contact_message; --\n\tꦫꦮꦸꦃ" };
      const { receipt } = await storeA.messages.add(newMessage(words));
      expect(await storeB.messages.find(receipt)).toMatchObject({ ...words, state: 'waiting', attempts: 0 });
      const keyed = newMessage({ idempotencyKey: 'k' });
      const addKeyed = (_: unknown, index: number) => (index % 2 ? storeA : storeB).messages.add(keyed);
      const added = await Promise.all(Array.from({ length: 30 }, addKeyed));
      expect(new Set(added.map(({ receipt }) => receipt)).size).toBe(1);
      expect(added.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    });

    test('messages are counted by text and by time, erased by address, and deleted by age', async () => {
      const { storeA, storeB } = await twoStores();
      const message = 'same';
      for (const [index, email] of ['a@b.co', 'A@B.co', 'c@b.co'].entries())
        await storeA.messages.add(newMessage({ message, email, receivedAt: 1000 + index }));
      // The numbers: only messages received after this time are counted, and only this many of the newest.
      const fourth = newMessage({ message, email: 'd@b.co' });
      expect(await storeB.messages.countOtherSendersOfText(fourth, 999, 10)).toBe(2);
      expect(await storeB.messages.countOtherSendersOfText({ ...fourth, email: 'C@b.co' }, 999, 10)).toBe(1);
      expect(await storeB.messages.countOtherSendersOfText(fourth, 999, 2), 'among the newest two').toBe(2);
      expect(await storeB.messages.countOtherSendersOfText(fourth, 1002, 10)).toBe(0);
      expect(await storeB.messages.deleteByEmail(' C@b.co ')).toHaveLength(1);
      expect(await storeB.messages.deleteReceivedBefore(1001)).toHaveLength(1);
      expect(await storeB.messages.list()).toMatchObject([{ email: 'A@B.co' }]);
    });

    test('a message is due again after a delay, a restart or resend', async () => {
      const { storeA, storeB, add } = await twoStores();
      await add(3, 1000);
      await add(2, 9000);
      // PostgreSQL returns claimed messages in any order.
      const unsorted = await storeA.outbox.claim({ now: 40_000, until: 50_000, maxCount: 4 });
      const claimed = unsorted.sort((a, b) => a.receivedAt - b.receivedAt);
      const [delivered = '', refused = '', postponed = '', alsoDelivered = ''] = claimed.map(({ receipt }) => receipt);
      expect((await storeB.outbox.statistics(0)).lastDeliveredAt).toBeUndefined();
      await storeA.outbox.recordDelivery(delivered, 41_000);
      await storeA.outbox.recordDelivery(alsoDelivered, 42_000);
      const failure = { state: 'refused', nextAttemptAt: 41_000, refusals: 1, error: '550 no' } as const;
      await storeA.outbox.recordFailure(refused, failure);
      await storeA.outbox.recordFailure(postponed, { ...failure, state: 'waiting', nextAttemptAt: 60_000 });
      expect(await storeB.messages.find(delivered)).toMatchObject({ state: 'delivered', deliveredAt: 41_000 });
      expect(await storeB.messages.find(refused)).toMatchObject({ state: 'refused', refusals: 1, lastError: '550 no' });
      const counts = { waiting: 2, delivered: 2, refused: 1, quarantined: 0 };
      expect(await storeB.outbox.statistics(61_000)).toEqual({
        counts,
        oldestWaitingSeconds: 60,
        lastDeliveredAt: 42_000,
      });
      const claimable = await storeB.outbox.claim({ now: 59_999, until: 61_000, maxCount: 100 });
      expect(claimable, 'only the fifth message, which was not yet claimed').toHaveLength(1);
      expect(await storeB.outbox.retryRefused(59_000), 'as after a restart').toBe(1);
      for (const receipt of [delivered, postponed]) expect(await storeB.outbox.resend(receipt, 59_000)).toBe(1);
      const listed = await storeB.messages.list();
      const states = listed.map(({ state, attempts, refusals }) => `${state} ${attempts} ${refusals}`).sort();
      expect(states).toEqual(['delivered 1 0', ...Array(3).fill('waiting 0 0'), 'waiting 1 0']);
    });

    test('two servers deliver each message once, also those claimed by a dead server or by one with a wrong clock', async () => {
      const { storeA, storeB, add } = await twoStores();
      await add(40);
      const claimSome = (_: unknown, index: number) =>
        (index % 2 ? storeA : storeB).outbox.claim({ now: Date.now(), until: Date.now() + 1000, maxCount: 5 });
      const claimed = (await Promise.all(Array.from({ length: 12 }, claimSome))).flat().map(({ receipt }) => receipt);
      expect([claimed.length, new Set(claimed).size], 'claimed by servers that then die').toEqual([40, 40]);
      const nextYear = Date.now() + 365 * 86_400_000;
      const [claimedInFuture] = await storeA.outbox.claim({ now: nextYear, until: nextYear + 100_000, maxCount: 2 });
      const postponed = { state: 'waiting', nextAttemptAt: nextYear, refusals: 0, error: '' } as const;
      expect(await storeA.outbox.recordFailure(claimedInFuture?.receipt ?? '', postponed)).toBe(1);

      const receipts: string[] = [];
      const deliver: Deliver = async ({ receipt }) => void receipts.push(receipt);
      for (const { outbox } of [storeA, storeB]) {
        const loop = startDeliveryLoop({ outbox, deliver, now: Date.now, log: () => {}, pauseMs: 20 });
        const graceMs = 100;
        afterTest(() => loop.stop(graceMs));
      }
      await waitUntil('no message waits', async () => (await storeB.outbox.statistics(0)).counts.waiting === 0);
      expect([receipts.length, new Set(receipts).size]).toEqual([40, 40]);
    });

    test('the oldest message is claimed first, and a dead server’s claim is respected until it expires', async () => {
      const { storeA, storeB, add } = await twoStores();
      for (const receivedAt of [1500, 1000]) await add(1, receivedAt);
      const [message] = await storeA.outbox.claim({ now: 2000, until: 9000, maxCount: 1 });
      expect(message?.receivedAt).toBe(1000);
      const other = await storeB.outbox.claim({ now: 8999, until: 20_000, maxCount: 5 });
      expect(other).toMatchObject([{ receivedAt: 1500 }]);
      expect(await storeB.outbox.nextDue()).toBe(9000);
      expect(await storeB.outbox.claim({ now: 9000, until: 20_000, maxCount: 5 })).toMatchObject([{ attempts: 2 }]);
      const failure = { state: 'refused', nextAttemptAt: 0, refusals: 1, error: '' } as const;
      expect(await storeA.outbox.recordFailure(message?.receipt ?? '', failure)).toBe(0);
    });

    test('the server upgrades the tables of the first version, and works with those of a newer release after a rollback', async () => {
      const { env, runSql } = await database.newDatabase();
      const startAndSend = async () => {
        const { server } = await startServer(env);
        expect((await send(server.url, validMessage)).status).toBe(201);
        await server.stop();
      };
      await startAndSend();
      const laterMigrations = migrations.slice(1).flat();
      const undo = laterMigrations.map((sql) => sql.replace(/ADD (COLUMN \w+).*/, 'DROP $1'));
      await runSql(['UPDATE contact_schema SET version = 1', ...undo].join(';'));
      await startAndSend();
      await runSql(`UPDATE contact_schema SET version = ${schemaVersion + 1}`);
      await startAndSend();
    });

    const programFolder = findPostgresWithPgDump();
    const title = `only the owner of a backup file can read it${programFolder ? '' : ' (skipped: no pg_dump)'}`;
    test.skipIf(kind === 'SQLite' || !programFolder)(title, async () => {
      vi.stubEnv('PATH', `${programFolder}:${process.env['PATH']}`);
      afterTest(() => vi.unstubAllEnvs());
      const { env } = await database.newDatabase();
      const { pathOf, inbox, server } = await startServer(env);
      await send(server.url, validMessage);
      mkdirSync(pathOf('backups'));
      const text = expect.stringMatching(/messages-[\d-]+\.dump is written and holds 1 messages\.$/);
      expect(await inbox(`backup ${pathOf('backups')}`, env)).toEqual({ hasFailed: false, text });
      const [name = '', ...more] = readdirSync(pathOf('backups'));
      expect([statSync(pathOf(join('backups', name))).mode & 0o777, more]).toEqual([0o600, []]);
    });
  });
