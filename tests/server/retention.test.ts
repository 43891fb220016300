import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test, vi } from 'vitest';
import type { LogFields } from '../../server/operation/log.ts';
import { startRetention } from '../../server/operation/retention.ts';
import { StoreUnavailable } from '../../server/store/database.ts';
import type { NewMessage } from '../../server/store/messages.ts';
import { openSqlite, sqliteFile } from '../../server/store/sqlite.ts';
import { createStore } from '../../server/store/store.ts';
import { newMessage } from './helpers/send.ts';
import { afterTest, makeSite, startServer, waitUntil } from './helpers/start.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
afterEach(() => void vi.useRealTimers());

function storeAndRetention({ keepDays }: { keepDays: number }) {
  const store = createStore(openSqlite(makeSite().dataFolder));
  afterTest(store.close);
  const logged: [string, (LogFields | undefined)?][] = [];
  const add = (daysAgo: number, changes: Partial<NewMessage> = {}) =>
    store.messages.add(
      newMessage({ receivedAt: Date.now() - daysAgo * dayMs, message: `${daysAgo} days`, ...changes }),
    );
  return {
    store,
    logged,
    add,
    events: () => logged.map(([event]) => event),
    remaining: async () => (await store.messages.list()).map(({ state, message }) => `${state}: ${message}`),
    async start() {
      const retention = startRetention({ store, keepDays, now: Date.now, log: (_, ...line) => logged.push(line) });
      afterTest(retention.stop);
      await retention.firstRun;
      return retention;
    },
  };
}

test('messages are deleted after CONTACT_KEEP_DAYS, those with the hidden field filled in (spam) after 30 days', async () => {
  const { store, start, add, remaining, logged } = storeAndRetention({ keepDays: 365 });
  for (const daysAgo of [366, 364]) await add(daysAgo);
  for (const daysAgo of [31, 29]) await add(daysAgo, { isQuarantined: true });
  // Twelve hours are too short for the warning that the clock jumped.
  await store.lastTaskRuns.write('retention', Date.now() - 12 * hourMs);
  await start();
  expect(await remaining()).toEqual(['waiting: 364 days', 'quarantined: 29 days']);
  expect(logged).toEqual([['expired', { count: 2 }]]);
});

test('a clock set far ahead for a day does not change when messages are deleted', async () => {
  vi.useFakeTimers();
  const { start, add, remaining, events } = storeAndRetention({ keepDays: 10 });
  for (const isQuarantined of [false, true]) await add(0, { isQuarantined });
  const bothMessages = await remaining();
  const { stop } = await start();
  vi.setSystemTime(Date.now() + 400 * dayMs);
  await vi.advanceTimersByTimeAsync(dayMs);
  stop();
  await start();
  expect([new Set(events()), await remaining()]).toEqual([new Set(['clock-jumped']), bothMessages]);
  vi.setSystemTime(Date.now() - 396 * dayMs);
  await vi.advanceTimersByTimeAsync(4 * dayMs);
  expect(await remaining()).toEqual(bothMessages);
  await vi.advanceTimersByTimeAsync(2 * dayMs);
  expect([events().at(-1), await remaining()]).toEqual(['expired', []]);
});

test('a failed deletion of old messages is logged with its reason', async () => {
  const { start, store, logged } = storeAndRetention({ keepDays: 10 });
  store.messages.deleteReceivedBefore = () => Promise.reject(new StoreUnavailable({ code: 'ENOSPC' }));
  await start();
  expect(logged).toEqual([['not-deleted', { code: 'ENOSPC' }]]);
});

test('after erase, delete and expiry no file of the data folder contains the message', async () => {
  const site = makeSite();
  const { messages, close } = createStore(openSqlite(site.dataFolder));
  afterTest(close);
  const filesWith = (words: string) =>
    readdirSync(site.dataFolder).filter((name) => readFileSync(join(site.dataFolder, name)).includes(words));
  const add = async (word: string, daysAgo = 1) => {
    const words = { name: `${word}name`, email: `${word}@example.com`, message: `${word}text `.repeat(500) };
    return (await messages.add(newMessage({ ...words, receivedAt: Date.now() - daysAgo * dayMs }))).receipt;
  };
  for (let count = 0; count < 10; count++) await add(`before${count}`);
  await add('Expired', 8);
  await add('Erased');
  const receipt = await add('Deleted');
  for (let count = 0; count < 10; count++) await add(`after${count}`);
  for (const word of ['Expired', 'Erased', 'Deleted']) expect(filesWith(word)).not.toEqual([]);

  const { server, inbox } = await startServer({ CONTACT_KEEP_DAYS: '7' }, site);
  await waitUntil('the old message is deleted', () => server.output().includes('"expired","count":1'));
  expect(filesWith('Expired')).toEqual([]);
  const reader = new DatabaseSync(sqliteFile(site.dataFolder));
  reader.exec('BEGIN; SELECT * FROM contact_message');
  const text = expect.stringContaining('still contains the message, because another program is reading');
  expect(await inbox(`delete ${receipt}`)).toEqual({ hasFailed: true, text });
  reader.close();
  expect((await inbox('erase Erased@example.com')).text).toMatch(/^1 deleted/);
  expect([filesWith('Erased'), filesWith('Deleted')]).toEqual([[], []]);
  expect(filesWith('before0')).not.toEqual([]);
});
