import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqlite } from '../../server/store/sqlite.ts';
import { createStore } from '../../server/store/store.ts';
import { afterTest } from './parts/afterTest.ts';
import { until } from './parts/serverProcess.ts';
import { makeSite, startServer } from './parts/start.ts';

test('after erase, delete and expiry no file of the data folder has the words', async () => {
  const site = makeSite();
  const { messages, close } = createStore(openSqlite(site.dataFolder));
  afterTest(close);
  const filesWith = (words: string) =>
    readdirSync(site.dataFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      readFileSync(join(site.dataFolder, name)).includes(words),
    );
  async function add(word: string, daysAgo: number): Promise<string> {
    const receivedAt = Date.now() - daysAgo * 86_400_000;
    const fields = { name: `${word}name`, email: `${word}@example.com`, message: `${word}text `.repeat(500) };
    return (await messages.add({ ...fields, key: null, language: 'en', suspected: '', receivedAt })).receipt;
  }
  for (let count = 0; count < 10; count++) await add(`before${count}`, 1);
  await add('Expired', 8);
  await add('Erased', 1);
  const receipt = await add('Deleted', 1);
  for (let count = 0; count < 10; count++) await add(`after${count}`, 1);
  for (const word of ['Expired', 'Erased', 'Deleted']) expect(filesWith(word)).not.toEqual([]);

  const { server, inbox } = await startServer({ CONTACT_KEEP_DAYS: '7' }, site);
  await until('the old one is deleted', () => server.said().includes('"expired","count":1'));
  expect(filesWith('Expired')).toEqual([]);
  expect((await inbox('erase', 'Erased@example.com')).out).toMatch(/^1 deleted/);
  expect((await inbox('delete', receipt)).out).toMatch(/^1 deleted/);
  expect([filesWith('Erased'), filesWith('Deleted')]).toEqual([[], []]);
  expect(filesWith('before0')).not.toEqual([]);
});
