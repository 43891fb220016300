import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { sqliteFile } from '../../server/store/sqlite.ts';
import { afterTest } from './parts/afterTest.ts';
import { findDump, startPostgres } from './parts/postgres.ts';
import { right, send } from './parts/send.ts';
import { until } from './parts/serverProcess.ts';
import { startMailServer, startServer } from './parts/start.ts';

const mode = (file: string) => (statSync(file).mode & 0o777).toString(8);
const done = (words: RegExp) => ({ failed: false, text: expect.stringMatching(words) });
const refused = (words: RegExp) => ({ failed: true, text: expect.stringMatching(words) });

test('a backup of a running server has all messages, is readable by its owner only, and after a restore nothing is delivered twice', async () => {
  const { peer, mail } = await startMailServer();
  const { at, inbox, server } = await startServer(mail);
  for (let count = 0; count < 5; count++) await send(server.url, { ...right, message: `Message ${count}` });
  await until('all arrive', () => server.said().split('"delivered"').length === 6);
  const copy = at('copy.sqlite');
  expect(await inbox(`backup ${copy}`)).toEqual(done(/is written and holds 5 messages, the newest of 20/));
  expect(mode(copy)).toBe('600');
  expect(await inbox(`backup ${copy}`)).toEqual(refused(/overwrites nothing/));

  const other = await startServer();
  await send(other.server.url, { ...right, message: 'From before' });
  expect(await other.inbox(`restore ${copy}`)).toEqual(refused(/in use\. Stop the server first/));
  await other.server.stop();
  expect(await other.inbox(`restore ${copy}`)).toEqual(done(/5 messages.*\nIt is restored/));
  const names = readdirSync(other.dataFolder);
  const [before = '', ...more] = names.filter((name) => name.includes('.before-'));
  expect([readFileSync(join(other.dataFolder, before), 'latin1').includes('From before'), more]).toEqual([true, []]);
  expect(mode(sqliteFile(other.dataFolder))).toBe('600');
  const { server: restored } = await startServer(mail, other);
  await send(restored.url, right);
  await until('the new one arrives', () => restored.said().includes('"delivered"'));
  expect((await other.inbox('list')).text).toContain('6 in all');
  expect(peer.received).toHaveLength(6);
});

test('a folder keeps the last 14 good copies, and broken copies are deleted or refused', async () => {
  const { at, inbox } = await startServer();
  const backups = at('backups');
  mkdirSync(backups);
  await inbox(`backup ${at('good.sqlite')}`);
  for (let day = 10; day < 24; day++)
    copyFileSync(at('good.sqlite'), join(backups, `messages-202001${day}-000000.sqlite`));
  writeFileSync(join(backups, 'messages-20200124-000000.sqlite'), '');
  writeFileSync(join(backups, 'messages-20200125-000000.sqlite.unfinished'), 'half');
  writeFileSync(join(backups, 'notes.txt'), 'stays');
  expect((await inbox(`backup ${backups}`)).failed).toBe(false);
  const names = readdirSync(backups).sort();
  expect([names.length, names[0], names.includes('notes.txt')]).toEqual([15, 'messages-20200111-000000.sqlite', true]);
  expect(names.some((name) => name.startsWith('messages-20200124') || name.endsWith('.unfinished'))).toBe(false);
  expect(await inbox(`check-backup ${backups}`)).toEqual(done(/can be restored: 0 messages/));
  writeFileSync(join(backups, 'messages-20990101-000000.sqlite'), 'no database '.repeat(1000));
  expect(await inbox(`check-backup ${backups}`)).toEqual(refused(/^[^\n]* is no copy of messages[^\n]*$/));
});

test('restore refuses broken copies and an empty copy over existing messages, and replaces a damaged database', async () => {
  const { at, dataFolder, inbox, server } = await startServer();
  await inbox(`backup ${at('empty.sqlite')}`);
  await send(server.url, right);
  await inbox(`backup ${at('good.sqlite')}`);
  await server.stop();
  writeFileSync(at('nothing.sqlite'), '');
  expect(await inbox(`restore ${at('nothing.sqlite')}`)).toEqual(refused(/no copy of messages/));
  expect(await inbox(`restore ${at('empty.sqlite')}`)).toEqual(refused(/The copy holds no message, the database 1/));
  expect((await inbox('list')).text).toContain('1 in all');
  expect(readdirSync(dataFolder).filter((name) => /before|restoring/.test(name))).toEqual([]);
  writeFileSync(sqliteFile(dataFolder), 'damaged '.repeat(1000));
  expect(await inbox(`restore ${at('good.sqlite')}`)).toEqual(done(/holds 1 messages/));
  expect((await inbox('list')).text).toContain('1 in all');
});

test('a backup works while another program writes to the database, and its time is recorded afterwards', async () => {
  const { at, dataFolder, inbox, server } = await startServer();
  await send(server.url, right);
  const other = new DatabaseSync(sqliteFile(dataFolder));
  afterTest(() => other.close());
  other.exec('BEGIN IMMEDIATE');
  const ended = inbox(`backup ${at('copy.sqlite')}`);
  await until('the copy is there', () => existsSync(at('copy.sqlite')));
  other.exec('ROLLBACK');
  expect(await ended).toEqual(done(/holds 1 messages, the newest of \S+\.$/));
});

const dump = findDump();
test.skipIf(!dump)(
  `PostgreSQL is backed up and checked${dump ? '' : ' (skipped: no pg_dump)'}`,
  { timeout: 60_000 },
  async () => {
    const { url, stop } = await startPostgres(undefined, dump);
    afterTest(stop);
    vi.stubEnv('PATH', `${dump}:${process.env['PATH']}`);
    afterTest(() => vi.unstubAllEnvs());
    const { at, inbox, server } = await startServer({ DATABASE_URL: url });
    await send(server.url, right);
    mkdirSync(at('backups'));
    const own = { DATABASE_URL: url };
    expect(await inbox(`backup ${at('backups')}`, own)).toEqual(done(/messages-[\d-]+\.dump .* holds 1 messages\.$/));
    expect((await inbox(`check-backup ${at('backups')}`, own)).failed).toBe(false);
    const [name = ''] = readdirSync(at('backups'));
    const file = at(join('backups', name));
    expect(mode(file)).toBe('600');
    truncateSync(file, 100);
    expect((await inbox(`check-backup ${at('backups')}`, own)).failed).toBe(true);
    await server.stop();
  },
);
