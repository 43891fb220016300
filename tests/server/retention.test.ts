import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { Fields } from '../../server/operation/log.ts';
import { startRetention } from '../../server/operation/retention.ts';
import { StoreUnavailable } from '../../server/store/database.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { createStore } from '../../server/store/store.ts';
import { afterTest } from './parts/afterTest.ts';
import { newMessage } from './parts/send.ts';
import { until } from './parts/serverProcess.ts';
import { makeSite, startServer } from './parts/start.ts';

const hour = 3_600_000;
const day = 24 * hour;
afterEach(() => {
  vi.useRealTimers();
});

async function begin({ keepDays = 10 } = {}) {
  vi.useFakeTimers();
  const store = createStore(openSqlite(makeSite().dataFolder));
  afterTest(store.close);
  await store.messages.add(newMessage());
  const logged: [string, (Fields | undefined)?][] = [];
  let offset = 0;
  const now = () => Date.now() + offset;
  return {
    store,
    logged,
    events: () => logged.map(([event]) => event),
    setClockWrong: (by: number) => {
      offset = by;
    },
    count: async () => (await store.messages.list()).length,
    pass: (time: number) => vi.advanceTimersByTimeAsync(time),
    async start() {
      const retention = startRetention({ store, keepDays, now, log: (_, ...line) => logged.push(line) });
      await retention.first;
      return retention;
    },
  };
}

test('old messages are deleted, while the server runs and after a restart', async () => {
  const { start, events, count, pass } = await begin();
  const first = await start();
  await pass(9 * day);
  expect([events(), await count()]).toEqual([[], 1]);
  first.stop();
  await pass(23 * hour);
  (await start()).stop();
  await pass(2 * hour);
  (await start()).stop();
  expect([events(), await count()]).toEqual([['expired'], 0]);
});

test.for(['while it runs', 'before it starts'])('a clock set far ahead %s deletes nothing', async (when) => {
  const { start, setClockWrong, events, count, pass } = await begin();
  const first = await start();
  if (when === 'before it starts') first.stop();
  setClockWrong(400 * day);
  if (when === 'before it starts') await start();
  await pass(hour);
  expect([new Set(events()), await count()]).toEqual([new Set(['clock-jumped']), 1]);
  setClockWrong(0);
  await pass(9 * day);
  expect(await count()).toBe(1);
  await pass(2 * day);
  expect([events().at(-1), await count()]).toEqual(['expired', 0]);
});

test('only messages with the trap field filled in are deleted after 30 days', async () => {
  const { start, store, count, pass } = await begin({ keepDays: 365 });
  await store.messages.add(newMessage({ quarantined: true }));
  // One check a day is as good as 24.
  const checkAfter = async (time: number) => {
    await pass(time);
    (await start()).stop();
    return count();
  };
  for (let passed = 0; passed < 30; passed++) expect(await checkAfter(0.99 * day)).toBe(2);
  expect(await checkAfter(0.5 * day)).toBe(1);
  expect((await store.messages.list()).map(({ state }) => state)).toEqual(['waiting']);
});

test('a failed deletion of old messages is logged with its reason', async () => {
  const { start, store, logged } = await begin();
  store.messages.expire = () => Promise.reject(new StoreUnavailable({ code: 'ENOSPC' }));
  await start();
  expect(logged).toEqual([['not-expired', { code: 'ENOSPC' }]]);
});

test('after erase, delete and expiry no file of the data folder contains the words', async () => {
  const site = makeSite();
  const { messages, close } = createStore(openSqlite(site.dataFolder));
  afterTest(close);
  const filesWith = (words: string) =>
    readdirSync(site.dataFolder).filter((name) => readFileSync(join(site.dataFolder, name)).includes(words));
  const add = async (word: string, daysAgo = 1) => {
    const words = { name: `${word}name`, email: `${word}@example.com`, message: `${word}text `.repeat(500) };
    return (await messages.add(newMessage({ ...words, receivedAt: Date.now() - daysAgo * day }))).receipt;
  };
  for (let count = 0; count < 10; count++) await add(`before${count}`);
  await add('Expired', 8);
  await add('Erased');
  const receipt = await add('Deleted');
  for (let count = 0; count < 10; count++) await add(`after${count}`);
  for (const word of ['Expired', 'Erased', 'Deleted']) expect(filesWith(word)).not.toEqual([]);

  const { server, inbox } = await startServer({ CONTACT_KEEP_DAYS: '7' }, site);
  await until('the old one is deleted', () => server.said().includes('"expired","count":1'));
  expect(filesWith('Expired')).toEqual([]);
  expect((await inbox('erase Erased@example.com')).text).toMatch(/^1 deleted/);
  expect((await inbox(`delete ${receipt}`)).text).toMatch(/^1 deleted/);
  expect([filesWith('Erased'), filesWith('Deleted')]).toEqual([[], []]);
  expect(filesWith('before0')).not.toEqual([]);
});
