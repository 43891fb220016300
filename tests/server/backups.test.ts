import { copyFileSync, mkdirSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { sqliteFile } from '../../server/store/sqlite.ts';
import { afterTest } from './parts/afterTest.ts';
import { findDump, startPostgres } from './parts/postgres.ts';
import { receiptOf, right, send } from './parts/send.ts';
import { until } from './parts/serverProcess.ts';
import { startMailServer, startServer } from './parts/start.ts';

const mode = (file: string) => (statSync(file).mode & 0o777).toString(8);

test('a backup of a running server holds all, is for nobody else to read, and delivers nothing twice once restored', async () => {
  const { peer, mail: env } = await startMailServer();
  const { folder, inbox, server } = await startServer(env);
  for (let count = 0; count < 5; count++) await send(server.url, { ...right, message: `Message ${count}` });
  await until('all arrive', () => server.said().split('"delivered"').length === 6);
  expect((await inbox('backup', 'copy.sqlite')).status).toBe(0);
  expect(mode(join(folder, 'copy.sqlite'))).toBe('600');
  expect((await inbox('backup', 'copy.sqlite')).error).toContain('overwrites nothing');
  expect((await inbox('check-backup', 'copy.sqlite')).out).toMatch(
    /^copy\.sqlite can be restored: 5 messages, the newe/,
  );

  const other = await startServer();
  await other.server.stop();
  expect((await other.inbox('restore', join(folder, 'copy.sqlite'))).out).toMatch(/5 messages.*\nIt is restored/);
  const { server: restored } = await startServer(env, other);
  await receiptOf(await send(restored.url, right));
  await until('the new one arrives', () => peer.received.length >= 6);
  expect((await other.inbox('list')).out).toContain('6 in all');
  expect(peer.received).toHaveLength(6);
});

test('restoring under a running server is refused; what was there before is kept', async () => {
  const { dataFolder, inbox, server } = await startServer();
  await send(server.url, { ...right, message: 'Before' });
  await inbox('backup', 'copy.sqlite');
  await send(server.url, { ...right, message: 'After' });
  expect((await inbox('restore', 'copy.sqlite')).error).toContain('Stop the server first');
  expect((await inbox('list')).out).toContain('2 in all');
  await server.stop('SIGKILL');
  expect((await inbox('restore', 'copy.sqlite')).status).toBe(0);
  expect((await inbox('export', '--jsonl')).out).toMatch(/^[^\n]*Before[^\n]*$/);
  const names = readdirSync(dataFolder);
  expect(names.filter((name) => name.includes('.before-'))).toHaveLength(1);
  for (const name of names.filter((one) => one.startsWith('contact.sqlite') && !one.includes('before')))
    expect(mode(join(dataFolder, name))).toBe('600');
});

test('a folder keeps the last 14 good copies; what is no copy of messages is cleared or refused', async () => {
  const { folder, inbox } = await startServer();
  const backups = join(folder, 'backups');
  mkdirSync(backups);
  expect((await inbox('backup', 'good.sqlite')).status).toBe(0);
  for (let day = 10; day < 24; day++)
    copyFileSync(join(folder, 'good.sqlite'), join(backups, `messages-202001${day}-000000.sqlite`));
  writeFileSync(join(backups, 'messages-20200124-000000.sqlite'), '');
  writeFileSync(join(backups, 'messages-20200125-000000.sqlite.unfinished'), 'half');
  writeFileSync(join(backups, 'notes.txt'), 'stays');
  expect((await inbox('backup', backups)).status).toBe(0);
  const names = readdirSync(backups).sort();
  expect([names.length, names[0], names.includes('notes.txt')]).toEqual([15, 'messages-20200111-000000.sqlite', true]);
  expect(names.some((name) => name.startsWith('messages-20200124') || name.endsWith('.unfinished'))).toBe(false);
  expect((await inbox('check-backup', backups)).out).toContain('can be restored: 0 messages');
  writeFileSync(join(backups, 'messages-20990101-000000.sqlite'), 'no database '.repeat(1000));
  const refused = { status: 1, error: expect.stringMatching(/^[^\n]* is no copy of messages[^\n]*$/) };
  expect(await inbox('check-backup', backups)).toMatchObject(refused);
});

test('restore refuses an empty copy in the place of messages, and a file that is no copy', async () => {
  const { folder, dataFolder, inbox, server } = await startServer();
  expect((await inbox('backup', 'empty.sqlite')).status).toBe(0);
  await send(server.url, right);
  await server.stop();
  writeFileSync(join(folder, 'nothing.sqlite'), '');
  for (const file of ['nothing.sqlite', 'empty.sqlite'])
    expect((await inbox('restore', file)).error).toMatch(/no copy|no message/);
  expect((await inbox('list')).out).toContain('1 in all');
  expect(readdirSync(dataFolder).filter((name) => /before|restoring/.test(name))).toEqual([]);
});

test('a backup waits while another program holds the database', async () => {
  const { dataFolder, inbox, server } = await startServer();
  await send(server.url, right);
  const other = new DatabaseSync(sqliteFile(dataFolder));
  afterTest(() => other.close());
  other.exec('BEGIN IMMEDIATE');
  const ended = inbox('backup', 'copy.sqlite');
  await new Promise((resolve) => setTimeout(resolve, 4000));
  other.exec('ROLLBACK');
  expect(await ended).toMatchObject({ status: 0, error: '' });
}, 60_000);

const dump = findDump();
test.skipIf(!dump)(
  `PostgreSQL is backed up into a folder and checked${dump ? '' : ' (skipped: no pg_dump)'}`,
  async () => {
    const { url, stop } = await startPostgres(undefined, dump);
    afterTest(stop);
    const PATH = `${dump}:${process.env['PATH']}`;
    const { folder, inbox, server } = await startServer({ DATABASE_URL: url });
    await receiptOf(await send(server.url, right));
    writeFileSync(join(folder, '.env'), `DATABASE_URL=${url}\nPATH=${PATH}\n`);
    mkdirSync(join(folder, 'backups'));
    expect((await inbox('backup', 'backups')).out).toMatch(/messages-[\d-]+\.dump is written and holds 1 messages\.$/);
    expect(await inbox('check-backup', 'backups')).toMatchObject({ status: 0 });
    const [name = ''] = readdirSync(join(folder, 'backups'));
    expect(mode(join(folder, 'backups', name))).toBe('600');
    truncateSync(join(folder, 'backups', name), 100);
    expect(await inbox('check-backup', 'backups')).toMatchObject({ status: 1 });
  },
);
