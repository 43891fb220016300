import { afterEach, expect, test, vi } from 'vitest';
import { startRetention } from '../../server/retention.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { createStore } from '../../server/store/store.ts';
import { right } from './parts/send.ts';
import { makeSiteFolder } from './parts/siteFolder.ts';

afterEach(() => void vi.useRealTimers());

test('what is old expires every hour, but nothing does when the clock has been set forward', async () => {
  vi.useFakeTimers();
  const { dataFolder, remove } = makeSiteFolder();
  const store = createStore(openSqlite(dataFolder));
  const day = 86_400_000;
  let wrong = 0;
  const now = () => Date.now() + wrong;
  const message = { ...right, key: null, language: 'en', suspected: '', receivedAt: now() };
  await store.messages.add(message);
  const events: string[] = [];
  const log = (_: string, event: string) => void events.push(event);
  const retention = startRetention({ messages: store.messages, keepDays: 7, now, log });
  await retention.first;

  wrong = 30 * day;
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect([events, (await store.messages.list('all')).length]).toEqual([['clock-jumped'], 1]);
  wrong = 0;
  await vi.advanceTimersByTimeAsync(8 * day);
  expect(events.at(-1)).toBe('expired');
  expect(await store.messages.list('all')).toEqual([]);
  retention.stop();
  await store.close();
  remove();
});
