import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { sqliteFile } from '../../server/store/sqlite.ts';
import { postgresSkipNote } from './helpers/databases.ts';
import { listenOnFreePort } from './helpers/freePort.ts';
import { startPostgres } from './helpers/postgres.ts';
import { postForm, send, validMessage } from './helpers/send.ts';
import { formWords } from './helpers/siteFolder.ts';
import { afterTest, makeSite, startServer, waitUntil } from './helpers/start.ts';

type RunningServer = { url: string; output: () => string };
const healthOf = async ({ url }: RunningServer) => (await fetch(`${url}/api/health`)).status;

async function expectNotStored(server: RunningServer) {
  const [answer, page] = await Promise.all([send(server.url, validMessage), postForm(server.url, validMessage)]);
  expect([answer.status, await answer.json()]).toEqual([503, { error: formWords.failed.notStored }]);
  expect(answer.headers.get('retry-after')).toBe('30');
  const [, code] = /"error","event":"contact","status":503,.*"notStored","code":"(.*?)"/.exec(server.output()) ?? [];
  const knownCodes = /^([A-Z\d]+|file is not a database|database (is locked|or disk is full))$/;
  expect(code, 'only a code is logged, no visitor’s words').toMatch(knownCodes);
  const { status } = await fetch(`${server.url}/about?sent=ABCD-2345`, { redirect: 'manual' });
  expect(status, 'a receipt that cannot be looked up leads to the empty form').toBe(303);
  const html = await page.text();
  expect([page.status, html.includes(validMessage.message), html.includes('notStored')]).toEqual([503, true, true]);
  expect(html).not.toMatch(/at .*\.ts:\d+|Error:/);
  await waitUntil('health is not ready', async () => (await healthOf(server)) === 503);
}

async function expectWorking(server: RunningServer) {
  expect((await send(server.url, validMessage)).status).toBe(201);
  await waitUntil('health is ready', async () => (await healthOf(server)) === 200);
}

test('when a broken database file is moved away, messages are stored without a restart', async () => {
  const site = makeSite();
  mkdirSync(site.dataFolder);
  const file = sqliteFile(site.dataFolder);
  writeFileSync(file, 'This is no database. '.repeat(500));
  const mailSettings = { SMTP_URL: 'smtp://127.0.0.1:9', CONTACT_TO: 'hello@sehobi.example' };
  // With this limit of one message an hour expectWorking fails if messages count that were not stored.
  const { server } = await startServer({ ...mailSettings, CONTACT_RATE_PER_HOUR: '1' }, site);
  expect(server.output()).toMatch(/not a database\. Check DATA_DIR .* no restart/);
  expect(await site.inbox('list')).toMatchObject({ hasFailed: true, text: 'file is not a database' });
  await expectNotStored(server);
  renameSync(file, `${file}-aside`);
  await expectWorking(server);
});

test('when a full disk has space again, messages are stored without a restart', async ({ skip }) => {
  const site = makeSite();
  const { dataFolder } = site;
  mkdirSync(dataFolder);
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', dataFolder]).status)
    skip('No right to mount a disk.');
  afterTest(() => spawnSync('umount', ['-l', dataFolder]));
  const { server } = await startServer({}, site);
  await expectWorking(server);
  // Each failure closes the database, which frees the space of its write-ahead log. So the disk is filled until three failures come in a row.
  for (let failures = 0; failures < 3; ) {
    const { bfree, bsize } = statfsSync(dataFolder);
    appendFileSync(site.pathOf('data/large-file'), Buffer.alloc(bfree * bsize));
    failures = (await send(server.url, validMessage)).status === 503 ? failures + 1 : 0;
  }
  await expectNotStored(server);
  rmSync(site.pathOf('data/large-file'));
  await expectWorking(server);
});

test('while another program locks the database, a message waits up to 3 s, but no page does', async () => {
  const { server, dataFolder } = await startServer();
  await expectWorking(server);
  using otherProgram = new DatabaseSync(sqliteFile(dataFolder));
  otherProgram.exec('BEGIN IMMEDIATE');
  const waiting = send(server.url, validMessage);
  const startedAt = performance.now();
  for (let count = 0; count < 20; count++) expect((await fetch(server.url)).status).toBe(200);
  expect(performance.now() - startedAt, 'pages do not wait for the lock').toBeLessThan(1000);
  otherProgram.exec('ROLLBACK');
  expect((await waiting).status).toBe(201);
  otherProgram.exec('BEGIN IMMEDIATE');
  const lockedAt = performance.now();
  await expectNotStored(server);
  expect(performance.now() - lockedAt, 'each request waits 3 s').toBeGreaterThan(2900);
});

const title = `when PostgreSQL runs again, messages are stored without a restart${postgresSkipNote}`;
test.skipIf(postgresSkipNote !== '')(title, { timeout: 60_000 }, async () => {
  const silentServer = createServer((socket) => socket.resume());
  const port = await listenOnFreePort(silentServer);
  const { server } = await startServer({ DATABASE_URL: `postgres://sehobi@127.0.0.1:${port}/postgres` });
  await expectNotStored(server);
  await new Promise((resolve) => silentServer.close(resolve));
  const { stop } = await startPostgres({ wantedPort: port });
  afterTest(stop);
  await expectWorking(server);
  await stop();
  await expectNotStored(server);
});
