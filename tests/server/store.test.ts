import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Deliver } from '../../server/delivery/deliver.ts';
import { startDeliveryLoop } from '../../server/delivery/deliveryLoop.ts';
import { type Database, StoreUnavailable } from '../../server/store/database.ts';
import { schemaVersion } from '../../server/store/schema.ts';
import { createStore } from '../../server/store/store.ts';
import { afterTest } from './parts/afterTest.ts';
import { kinds } from './parts/databases.ts';
import { firstTables } from './parts/firstTables.ts';
import { newMessage, right, send } from './parts/send.ts';
import { until } from './parts/serverProcess.ts';
import { startServer } from './parts/start.ts';

describe.each(kinds)('the store on $kind', ({ kind, fresh, start, stop, skip }) => {
  beforeAll(async () => {
    if (!skip) await start();
  }, 60_000);
  afterAll(async () => {
    if (!skip) await stop();
  });

  async function twoStores(wrap = (database: Database) => database) {
    const { open, run } = await fresh();
    const [one, two] = [createStore(wrap(open())), createStore(open())];
    for (const { close } of [one, two]) afterTest(close);
    await Promise.all([one, two].map(({ clock }) => clock.write('healthCheck', 1)));
    const add = (count: number, receivedAt = Date.now()) =>
      Promise.all(
        Array.from({ length: count }, (_, at) =>
          one.messages.add(newMessage({ message: `Message ${at}`, receivedAt })),
        ),
      );
    const waiting = async () => (await two.outbox.figures(0)).counts.waiting;
    return { one, two, add, run, waiting };
  }

  test.skipIf(skip)('every character is kept, and one key is one message on every server', async () => {
    const { one, two } = await twoStores();
    const words = { name: '👩‍🎤 Ayu', email: '用户@例子.世界', message: "'; DROP TABLE contact_message; --\n\tꦫꦮꦸꦃ" };
    const { receipt } = await one.messages.add(newMessage(words));
    expect(await two.messages.find(receipt)).toMatchObject({ ...words, state: 'waiting', attempts: 0 });
    const once = newMessage({ key: 'k' });
    const added = await Promise.all(Array.from({ length: 30 }, (_, at) => (at % 2 ? one : two).messages.add(once)));
    expect(new Set(added.map((one) => one.receipt)).size).toBe(1);
    expect(added.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    expect((await one.messages.add({ ...once, message: 'Other' })).outcome).toBe('keyReused');
    // The same letters distributed over the fields in another way are another message.
    const moved = { ...once, name: once.name.slice(0, -1), email: `${once.name.at(-1)}${once.email}` };
    expect((await one.messages.add(moved)).outcome).toBe('keyReused');
  });

  test.skipIf(skip)('other senders of the same text and the messages since a time are counted', async () => {
    const { one, two } = await twoStores();
    const [message, receivedAt] = ['same', 1000];
    for (const email of ['a@b.co', 'A@B.co', 'c@b.co'])
      await one.messages.add(newMessage({ message, email, receivedAt }));
    const fourth = newMessage({ message, email: 'd@b.co' });
    expect(await two.messages.otherSenders(fourth, 999, 10)).toBe(2);
    expect(await two.messages.otherSenders({ ...fourth, email: 'C@b.co' }, 999, 10)).toBe(1);
    expect(await two.messages.otherSenders(fourth, 1000, 10)).toBe(0);
    expect([await two.messages.countSince(999, 10), await two.messages.countSince(999, 2)]).toEqual([3, 2]);
  });

  test.skipIf(skip)(
    'delivered messages are done, refused ones wait for a person, postponed ones are due again',
    async () => {
      const { one, two, add } = await twoStores();
      await add(4, 1000);
      const [delivered, refused, postponed] = (await one.outbox.claim(40_000, 50_000, 3)).map(({ receipt }) => receipt);
      if (!delivered || !refused || !postponed) throw new Error('three were to be claimed');
      expect((await two.outbox.figures(0)).deliveredAt).toBeUndefined();
      await one.outbox.delivered(delivered, 41_000);
      await one.outbox.postponed(refused, { state: 'refused', nextAttemptAt: 41_000, refusals: 1, error: '550 no' });
      await one.outbox.postponed(postponed, { state: 'waiting', nextAttemptAt: 60_000, refusals: 1, error: '550' });
      expect(await two.messages.find(delivered)).toMatchObject({ state: 'delivered', deliveredAt: 41_000 });
      expect(await two.messages.find(refused)).toMatchObject({ state: 'refused', refusals: 1, lastError: '550 no' });
      const counts = { waiting: 2, delivered: 1, refused: 1, quarantined: 0 };
      expect(await two.outbox.figures(61_000)).toEqual({ counts, oldestSeconds: 60, deliveredAt: 41_000 });
      expect(await two.outbox.claim(59_999, 61_000, 100)).toHaveLength(1);
      expect(await two.outbox.retryRefused(59_000)).toBe(1);
      for (const receipt of [delivered, postponed]) expect(await two.outbox.resend(receipt, 59_000)).toBe(1);
      expect((await two.messages.list()).map(({ state, refusals }) => `${state} ${refusals}`)).toEqual(
        Array(4).fill('waiting 0'),
      );
    },
  );

  test.skipIf(skip)('messages are listed, erased by address, and expire by age', async () => {
    const { one, add } = await twoStores();
    await add(2, 1000);
    await one.messages.add(newMessage({ email: 'bima@example.com', suspected: 'trap', receivedAt: 5000 }));
    expect((await one.messages.list()).map(({ suspected }) => suspected)).toEqual(['', '', 'trap']);
    expect(await one.messages.erase(' Bima@Example.com ')).toHaveLength(1);
    expect(await one.messages.expire(1000)).toHaveLength(0);
    expect(await one.messages.expire(1001)).toHaveLength(2);
  });

  async function deliverAll({ one, two, waiting }: Awaited<ReturnType<typeof twoStores>>, lease = 100_000) {
    const receipts: string[] = [];
    const deliver: Deliver = async ({ receipt }) => void receipts.push(receipt);
    for (const { outbox } of [one, two]) {
      const loop = startDeliveryLoop({ outbox, deliver, now: Date.now, log: () => {}, pause: 20, lease });
      afterTest(() => loop.stop(100));
    }
    await until('all are delivered', async () => (await waiting()) === 0);
    return receipts;
  }

  test.skipIf(skip)(
    'two servers deliver each message once, also those claimed by dead servers and one with a wrong clock',
    async () => {
      const stores = await twoStores();
      await stores.add(40);
      const claimSome = (_: unknown, at: number) =>
        (at % 2 ? stores.one : stores.two).outbox.claim(Date.now(), Date.now() + 300, 5);
      const claimed = (await Promise.all(Array.from({ length: 12 }, claimSome))).flat().map(({ receipt }) => receipt);
      expect([claimed.length, new Set(claimed).size]).toEqual([40, 40]);
      const ahead = Date.now() + 31_536_000_000;
      expect(await stores.one.outbox.claim(ahead, ahead + 100_000, 2)).toHaveLength(2);
      const receipts = await deliverAll(stores);
      expect([receipts.length, new Set(receipts).size]).toEqual([40, 40]);
    },
  );

  test.skipIf(skip || kind === 'SQLite')('a message that another server is just claiming is passed over', async () => {
    const { one, add, run } = await twoStores();
    await add(40);
    // One transaction, which locks the rows until it ends.
    const locked = run('UPDATE contact_message SET attempts = attempts; SELECT pg_sleep(2)');
    const now = Date.now();
    const passedOver = until(
      'rows are passed over',
      async () => (await one.outbox.claim(now, now + 1, 1)).length === 0,
    );
    expect(await Promise.race([passedOver.then(() => 'passed over'), locked.then(() => 'waited for')])).toBe(
      'passed over',
    );
    await locked;
  });

  test.skipIf(skip)('a dead server’s claim is respected until it expires', async () => {
    const { one, two, add } = await twoStores();
    await add(1, 1000);
    expect(await one.outbox.claim(2000, 9000, 5)).toHaveLength(1);
    expect(await two.outbox.claim(8999, 20_000, 5)).toEqual([]);
    expect(await two.outbox.claim(9000, 20_000, 5)).toMatchObject([{ attempts: 2 }]);
    // The first server is alive but late: it has lost its claim.
    const [message] = await one.messages.list();
    const late = { state: 'refused', nextAttemptAt: 0, refusals: 1, error: '' } as const;
    expect(await one.outbox.postponed(message?.receipt ?? '', late)).toBe(0);
  });

  test.skipIf(skip)('a claim whose answer was lost expires, and the message is delivered once', async () => {
    let lost = false;
    const losingOneAnswer = (database: Database): Database => ({
      ...database,
      async query(sql, values) {
        const rows = await database.query(sql, values);
        if (lost || !sql.includes('claimed_by = $3') || rows.length === 0) return rows;
        lost = true;
        throw new StoreUnavailable(new Error('the connection dropped'));
      },
    });
    const stores = await twoStores(losingOneAnswer);
    await stores.add(1);
    stores.two.outbox.claim = async () => [];
    expect([(await deliverAll(stores, 300)).length, lost]).toEqual([1, true]);
  });

  test.skipIf(skip)(
    'tables of the first releases are upgraded, and those of a newer release stop the start',
    async () => {
      const { env, run } = await fresh();
      await run(firstTables);
      const { server } = await startServer(env);
      expect((await send(server.url, right)).status).toBe(201);
      const health = await (await fetch(`${server.url}/api/health`)).json();
      expect(health).toMatchObject({ outbox: { waiting: 2, refused: 0 } });
      await server.stop();
      await run(`UPDATE contact_schema SET version = ${schemaVersion + 1}`);
      await expect(startServer(env)).rejects.toThrow(
        /are of version \d, and this release knows only .*Start the release/,
      );
    },
  );
});
