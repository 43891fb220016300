import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { afterTest } from './parts/afterTest.ts';
import { runInbox } from './parts/runInbox.ts';
import { receiptOf, right, send } from './parts/send.ts';
import { startServerProcess, until } from './parts/serverProcess.ts';
import { makeSiteFolder } from './parts/siteFolder.ts';
import { startSmtpPeer } from './parts/smtpPeerTalk.ts';

async function running(env: Record<string, string> = {}) {
  const site = makeSiteFolder();
  afterTest(site.remove);
  const server = await startServerProcess({ cwd: site.folder, env });
  afterTest(() => server.stop('SIGKILL'));
  return { ...site, server, inbox: (...args: string[]) => runInbox(site.folder, ...args) };
}

const mode = (file: string) => (statSync(file).mode & 0o777).toString(8);

test('a backup of a running server holds all, is for nobody else to read, and delivers nothing twice once restored', async () => {
  const peer = await startSmtpPeer();
  afterTest(peer.stop);
  const env = { SMTP_URL: peer.url, CONTACT_TO: 'hello@sehobi.example' };
  const { folder, inbox, server } = await running(env);
  for (let count = 0; count < 5; count++) await send(server.url, { ...right, message: `Message ${count}` });
  await until('all arrive', () => server.said().split('"delivered"').length === 6);
  expect((await inbox('backup', 'copy.sqlite')).status).toBe(0);
  expect(mode(join(folder, 'copy.sqlite'))).toBe('600');
  expect(await inbox('backup', 'copy.sqlite')).toMatchObject({
    status: 1,
    error: expect.stringContaining('overwrites nothing'),
  });
  expect((await inbox('check-backup', 'copy.sqlite')).out).toMatch(
    /^copy\.sqlite can be restored: 5 messages, the newest of /,
  );

  const other = await running();
  await other.server.stop();
  expect((await other.inbox('restore', join(folder, 'copy.sqlite'))).out).toMatch(/5 messages.*\nIt is restored/);
  const restored = await startServerProcess({ cwd: other.folder, env });
  afterTest(() => restored.stop('SIGKILL'));
  await receiptOf(await send(restored.url, right));
  await until('the new one arrives', () => peer.received.length >= 6);
  expect((await other.inbox('list')).out).toContain('6 in all');
  expect(peer.received).toHaveLength(6);
});

test('restoring under a running server is refused; what was there before is kept', async () => {
  const { dataFolder, inbox, server } = await running();
  await send(server.url, { ...right, message: 'Before' });
  await inbox('backup', 'copy.sqlite');
  await send(server.url, { ...right, message: 'After' });
  expect(await inbox('restore', 'copy.sqlite')).toMatchObject({
    status: 1,
    error: expect.stringContaining('Stop the server first'),
  });
  expect((await inbox('list')).out).toContain('2 in all');
  await server.stop('SIGKILL');
  expect((await inbox('restore', 'copy.sqlite')).status).toBe(0);
  expect((await inbox('export', '--jsonl')).out).toMatch(/^[^\n]*Before[^\n]*$/);
  const names = readdirSync(dataFolder);
  expect(names.filter((name) => name.includes('.before-'))).toHaveLength(1);
  for (const name of names.filter((one) => one.startsWith('contact.sqlite') && !one.includes('before')))
    expect(mode(join(dataFolder, name))).toBe('600');
});

test('a folder keeps the last 14, the newest is what is checked, and damage is told', async () => {
  const { folder, inbox } = await running();
  const backups = join(folder, 'backups');
  mkdirSync(backups);
  for (let day = 10; day < 26; day++) writeFileSync(join(backups, `messages-202001${day}-000000.sqlite`), '');
  writeFileSync(join(backups, 'notes.txt'), 'stays');
  expect((await inbox('backup', backups)).status).toBe(0);
  const names = readdirSync(backups).sort();
  expect([names.length, names[0], names.includes('notes.txt')]).toEqual([15, 'messages-20200113-000000.sqlite', true]);
  expect((await inbox('check-backup', backups)).out).toContain('can be restored: 0 messages');
  writeFileSync(join(backups, 'messages-20990101-000000.sqlite'), 'no database '.repeat(1000));
  expect(await inbox('check-backup', backups)).toMatchObject({
    status: 1,
    error: expect.stringContaining('not a database'),
  });
});
