import { afterEach, expect, test, vi } from 'vitest';
import type { Fields, Log } from '../../server/operation/log.ts';
import { startRetention } from '../../server/operation/retention.ts';
import { StoreUnavailable } from '../../server/store/database.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { createStore } from '../../server/store/store.ts';
import { afterTest } from './parts/afterTest.ts';
import { right } from './parts/send.ts';
import { makeSiteFolder } from './parts/siteFolder.ts';

const hour = 3_600_000;
const day = 24 * hour;
afterEach(() => {
  vi.useRealTimers();
});

/** A server with one message that came now, which keeps messages for ten days, and a clock that can be set. */
async function begin({ keepDays = 10 } = {}) {
  vi.useFakeTimers();
  const { dataFolder, remove } = makeSiteFolder();
  afterTest(remove);
  const store = createStore(openSqlite(dataFolder));
  afterTest(() => store.close());
  let offset = 0;
  const now = () => Date.now() + offset;
  await store.messages.add({ ...right, key: null, language: 'en', suspected: '', receivedAt: now() });
  const events: string[] = [];
  const fieldsOf = new Map<string, Fields | undefined>();
  const log: Log = (_, event, fields) => {
    events.push(event);
    fieldsOf.set(event, fields);
  };
  async function start() {
    const retention = startRetention({ store, keepDays, now, log });
    await retention.first;
    return retention;
  }
  return {
    start,
    store,
    events,
    fieldsOf,
    setClockWrong: (by: number) => {
      offset = by;
    },
    count: async () => (await store.messages.list('all')).length,
    pass: (time: number) => vi.advanceTimersByTimeAsync(time),
  };
}

test('what is old is deleted, while the server runs and after a restart', async () => {
  const { start, events, count, pass } = await begin();
  const first = await start();
  await pass(9 * day);
  expect([events, await count()]).toEqual([[], 1]);
  first.stop();
  await pass(23 * hour);
  (await start()).stop();
  await pass(2 * hour);
  (await start()).stop();
  expect([events, await count()]).toEqual([['expired'], 0]);
});

test.for(['while it runs', 'before it starts'])('a clock set far ahead %s deletes nothing', async (when) => {
  const { start, setClockWrong, events, count, pass } = await begin();
  const first = await start();
  if (when === 'before it starts') first.stop();
  setClockWrong(400 * day);
  if (when === 'before it starts') await start();
  await pass(hour);
  expect([new Set(events), await count()]).toEqual([new Set(['clock-jumped']), 1]);
  setClockWrong(0);
  await pass(9 * day);
  expect(await count()).toBe(1);
  await pass(2 * day);
  expect([events.at(-1), await count()]).toEqual(['expired', 0]);
});

test('a message with the hidden field filled in is deleted after 30 days, others not', async () => {
  const { start, store, pass } = await begin({ keepDays: 365 });
  const trapped = { ...right, key: null, language: 'en', suspected: 'hidden field', quarantined: true };
  await store.messages.add({ ...trapped, receivedAt: Date.now() });
  await start();
  await pass(29.9 * day);
  expect(await store.messages.list('spam')).toHaveLength(1);
  await pass(day);
  expect([await store.messages.list('spam'), (await store.messages.list('all')).length]).toEqual([[], 1]);
});

test('why old messages could not be deleted is logged', async () => {
  const { start, store, fieldsOf } = await begin();
  await store.close();
  store.messages.expire = () => Promise.reject(new StoreUnavailable({ code: 'ENOSPC' }));
  await start();
  expect(fieldsOf.get('not-expired')).toMatchObject({ code: 'ENOSPC' });
});
