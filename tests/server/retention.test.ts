import { afterEach, expect, test, vi } from 'vitest';
import { startRetention } from '../../server/operation/retention.ts';
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
async function begin() {
  vi.useFakeTimers();
  const { dataFolder, remove } = makeSiteFolder();
  afterTest(remove);
  const store = createStore(openSqlite(dataFolder));
  afterTest(() => store.close());
  let wrong = 0;
  const now = () => Date.now() + wrong;
  await store.messages.add({ ...right, key: null, language: 'en', suspected: '', receivedAt: now() });
  const events: string[] = [];
  const log = (_: string, event: string) => void events.push(event);
  async function start() {
    const retention = startRetention({ store, keepDays: 10, now, log });
    await retention.first;
    return retention;
  }
  return {
    start,
    events,
    setWrong: (by: number) => {
      wrong = by;
    },
    kept: async () => (await store.messages.list('all')).length,
    pass: (time: number) => vi.advanceTimersByTimeAsync(time),
  };
}

test('what is old is deleted, while the server runs and after a restart', async () => {
  const { start, events, kept, pass } = await begin();
  const first = await start();
  await pass(9 * day);
  expect([events, await kept()]).toEqual([[], 1]);
  first.stop();
  await pass(23 * hour);
  (await start()).stop();
  await pass(2 * hour);
  (await start()).stop();
  expect([events, await kept()]).toEqual([['expired'], 0]);
});

test.for(['while it runs', 'before it starts'])('a clock set far ahead %s deletes nothing', async (when) => {
  const { start, setWrong, events, kept, pass } = await begin();
  const first = await start();
  if (when === 'before it starts') first.stop();
  setWrong(400 * day);
  if (when === 'before it starts') await start();
  await pass(hour);
  expect([new Set(events), await kept()]).toEqual([new Set(['clock-jumped']), 1]);
  setWrong(0);
  await pass(9 * day);
  expect(await kept()).toBe(1);
  await pass(2 * day);
  expect([events.at(-1), await kept()]).toEqual(['expired', 0]);
});

test('a server that was away longer deletes a week later than it would have', async () => {
  const { start, events, kept, pass } = await begin();
  (await start()).stop();
  await pass(40 * day);
  await start();
  await pass(6 * day);
  expect([new Set(events), await kept()]).toEqual([new Set(['clock-jumped']), 1]);
  await pass(2 * day);
  expect([events.at(-1), await kept()]).toEqual(['expired', 0]);
});
