import fs, { copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { sqliteFile } from '../../server/store/sqlite.ts';
import { runSqlite } from './helpers/databases.ts';
import { send, validMessage } from './helpers/send.ts';
import { afterTest, makeSite, startMailServer, startServer, waitUntil } from './helpers/start.ts';

const permissionsOf = (file: string) => (fs.statSync(file).mode & 0o777).toString(8);
const success = (words: RegExp) => ({ hasFailed: false, text: expect.stringMatching(words) });
const failure = (words: RegExp) => ({ hasFailed: true, text: expect.stringMatching(words) });

async function startWithMessages(amount: number, settings: Record<string, string> = {}) {
  const running = await startServer(settings);
  for (let count = 0; count < amount; count++)
    await send(running.server.url, { ...validMessage, message: `Message ${count}` });
  const backupFolder = running.pathOf('backups');
  mkdirSync(backupFolder);
  const newestBackup = () => join(backupFolder, readdirSync(backupFolder).sort().at(-1) ?? '');
  return { ...running, backupFolder, newestBackup };
}

test('a backup of a running server has all messages, and a server with the restored backup delivers none twice', async () => {
  const { mailServer, settings } = await startMailServer();
  const { inbox, server, dataFolder, backupFolder, newestBackup } = await startWithMessages(5, settings);
  await waitUntil('all messages arrive', () => server.output().match(/"delivered"/g)?.length === 5);
  expect(await inbox(`backup ${backupFolder}`)).toEqual(success(/is written and holds 5 messages\.$/));
  expect([newestBackup(), dataFolder].map(permissionsOf)).toEqual(['600', '700']);

  const target = await startServer();
  await send(target.server.url, { ...validMessage, message: 'From before' });
  expect(await target.inbox(`restore ${newestBackup()}`)).toEqual(failure(/in use\. Stop the server first/));
  await target.server.stop();
  fs.chmodSync(newestBackup(), 0o644); // The owner may have copied the backup, which changes its permissions.
  expect(await target.inbox(`restore ${newestBackup()}`)).toEqual(success(/5 messages.*\nIt is restored/));
  const replaced = readdirSync(target.dataFolder).filter((name) => name.includes('.before-'));
  const oldDatabases = replaced.map((name) => readFileSync(join(target.dataFolder, name), 'latin1'));
  expect(oldDatabases).toEqual([expect.stringContaining('From before')]);
  expect(permissionsOf(sqliteFile(target.dataFolder))).toBe('600');
  const { server: restored } = await startServer(settings, target);
  await send(restored.url, validMessage);
  await waitUntil('the new message arrives', () => restored.output().includes('"delivered"'));
  expect((await target.inbox('list')).text).toContain('6 in all');
  expect(mailServer.received).toHaveLength(6);
});

test('a backup folder keeps the 14 newest complete backups', async () => {
  const { pathOf, dataFolder, inbox, backupFolder, newestBackup } = await startWithMessages(0);
  await inbox(`backup ${backupFolder}`);
  const first = newestBackup();
  writeFileSync(join(backupFolder, 'messages-20200110-000000.dump'), 'of PostgreSQL');
  for (let day = 11; day < 24; day++) copyFileSync(first, join(backupFolder, `messages-202001${day}-000000.sqlite`));
  writeFileSync(join(backupFolder, 'messages-20200125-000000.sqlite.unfinished'), 'half');
  writeFileSync(join(backupFolder, 'notes.txt'), 'stays');
  // A backup made in the same second would have the same name.
  const hasNewBackup = async () => !(await inbox(`backup ${backupFolder}`)).hasFailed && newestBackup() !== first;
  await waitUntil('a new backup', hasNewBackup);
  const names = readdirSync(backupFolder);
  expect([names.length, names.includes('notes.txt')], 'the 14 newest and the notes').toEqual([15, true]);
  expect(names.some((name) => /20200110|unfinished/.test(name))).toBe(false);
  expect(await inbox(`backup ${backupFolder}/gone`)).toEqual(failure(/^There is no folder/));
  runSqlite(dataFolder, 'DROP TABLE contact_message');
  mkdirSync(pathOf('others'));
  expect(await inbox(`backup ${pathOf('others')}`)).toEqual(failure(/ is no copy of messages/));
  expect(readdirSync(pathOf('others'))).toEqual([]);
});

test('other users of the machine cannot read PostgreSQL’s password among the arguments of pg_dump', async () => {
  const { pathOf, folder: siteFolder, inbox } = makeSite();
  // This pg_dump prints the password from its environment and fails.
  writeFileSync(pathOf('pg_dump'), '#!/bin/sh\necho "password: $PGPASSWORD" >&2\nexit 1\n', { mode: 0o755 });
  vi.stubEnv('PATH', siteFolder);
  afterTest(() => vi.unstubAllEnvs());
  const env = { DATABASE_URL: 'postgres://sehobi:p%40ss@db/sehobi' };
  const { text } = await inbox(`backup ${siteFolder}`, env);
  expect(text).toMatch(/--dbname=postgres:\/\/sehobi@db\/sehobi\s+password: p@ss/);
  expect(await inbox(`restore ${pathOf('pg_dump')}`, env)).toEqual(failure(/^DATABASE_URL is set: restore/));
});

test('a damaged or lost database is replaced only by a valid backup', async () => {
  const { pathOf, dataFolder, inbox, server, backupFolder, newestBackup } = await startWithMessages(0);
  await inbox(`backup ${backupFolder}`);
  const empty = pathOf('empty.sqlite');
  copyFileSync(newestBackup(), empty);
  await send(server.url, validMessage);
  await inbox(`backup ${backupFolder}`);
  await send(server.url, { ...validMessage, message: 'Later' });
  copyFileSync(`${sqliteFile(dataFolder)}-wal`, pathOf('old-wal')); // Below: an old write-ahead log must not damage a restored database.
  await server.stop();
  writeFileSync(pathOf('nothing.sqlite'), '');
  writeFileSync(pathOf('other.sqlite'), 'no database '.repeat(1000));
  for (const name of ['nothing.sqlite', 'other.sqlite'])
    expect(await inbox(`restore ${pathOf(name)}`)).toEqual(failure(/^[^\n]* is no copy of messages[^\n]*$/));
  expect(await inbox(`restore ${empty}`)).toEqual(failure(/The copy holds no messages, but the database holds 2/));
  expect((await inbox('list')).text).toContain('2 in all');
  expect(readdirSync(dataFolder).filter((name) => /before|restoring/.test(name))).toEqual([]);
  expect(await inbox(`restore ${newestBackup()}`), 'an older, smaller backup').toEqual(success(/holds 1 messages/));
  writeFileSync(sqliteFile(dataFolder), 'damaged '.repeat(1000));
  expect(await inbox(`restore ${newestBackup()}`)).toEqual(success(/holds 1 messages/));
  expect((await inbox('list')).text).toContain('1 in all');
  renameSync(sqliteFile(dataFolder), pathOf('lost'));
  renameSync(pathOf('old-wal'), `${sqliteFile(dataFolder)}-wal`);
  expect(await inbox(`restore ${newestBackup()}`)).toEqual(success(/holds 1 messages/));
  expect(await inbox(`backup ${backupFolder}`), 'the restored database has no damage').toEqual(
    success(/holds 1 messages/),
  );
});
