import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqlite } from '../../server/store/sqlite.ts';
import { createStore } from '../../server/store/store.ts';
import { afterTest } from './parts/afterTest.ts';
import { receiptOf, right, send } from './parts/send.ts';
import { until } from './parts/serverProcess.ts';
import { makeSite, startServer } from './parts/start.ts';

function watchedSite() {
  const site = makeSite();
  const holding = (words: string) =>
    readdirSync(site.dataFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      readFileSync(join(site.dataFolder, name)).includes(words),
    );
  return { ...site, holding };
}

test.each(['erase', 'delete'])('after inbox %s no file of the data folder has the words', async (command) => {
  const { holding, ...site } = watchedSite();
  const { server, inbox } = await startServer({}, site);
  const words = { name: 'Zzname', email: 'zzmail@example.com', message: 'Zzwords '.repeat(500) };
  const others = async (from: number) => {
    for (let count = 0; count < 25; count++) await send(server.url, { ...right, message: `Message ${from + count}` });
  };
  await others(0);
  const receipt = await receiptOf(await send(server.url, words));
  await others(25);
  expect(holding('Zzwords')).not.toEqual([]);
  const { out } = await inbox(command, command === 'erase' ? words.email : receipt);
  expect(out).toMatch(/^1 deleted/);
  for (const trace of ['Zzname', 'zzmail', 'Zzwords']) expect(holding(trace), trace).toEqual([]);
});

test('after a message has expired no file of the data folder has its words', async () => {
  const { holding, ...site } = watchedSite();
  const store = createStore(openSqlite(site.dataFolder));
  afterTest(() => store.close());
  const day = 86_400_000;
  for (const age of [8, 6, 9, 5])
    await store.messages.add({
      ...{ name: 'Ayu', email: 'ayu@example.com', key: null, language: 'en', suspected: '' },
      message: `Words of ${age} days`,
      receivedAt: Date.now() - age * day,
    });
  const { server } = await startServer({ CONTACT_KEEP_DAYS: '7' }, site);
  await until('two are deleted', () => server.said().includes('"expired","count":2'));
  expect([holding('Words of 8'), holding('Words of 9')]).toEqual([[], []]);
  expect(holding('Words of 6')).not.toEqual([]);
});
