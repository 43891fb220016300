import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { openSqlite } from '../../server/store/sqlite.ts';
import { createStore } from '../../server/store/store.ts';
import { newMessage, send, validMessage } from './helpers/send.ts';
import { collectText, failToStart } from './helpers/serverProcess.ts';
import { afterTest, makeSite, startMailServer, startSeparateServer, startServer, waitUntil } from './helpers/start.ts';

test('a second server on the same port stops before it deletes or delivers a message', async () => {
  const { server } = await startServer();
  const { folder, dataFolder } = makeSite();
  const store = createStore(openSqlite(dataFolder));
  afterTest(store.close);
  await store.messages.add(newMessage({ receivedAt: Date.now() - 8 * 86_400_000 }));
  const settings = { SMTP_URL: 'smtp://127.0.0.1:9', CONTACT_TO: 'hello@sehobi.example', CONTACT_KEEP_DAYS: '7' };
  const hint = `Port ${server.port} is in use by another program. Stop that one, or choose another port: PORT=${server.port + 1} npm start`;
  expect(await failToStart(folder, { PORT: String(server.port), ...settings })).toEqual({ code: 1, hint });
  expect(await store.messages.list()).toMatchObject([{ state: 'waiting', attempts: 0 }]);
});

test('a server that cannot start says why, without a stack trace', async () => {
  const { pathOf, folder } = makeSite();
  expect((await failToStart(folder, { HOST: '203.0.113.1' })).hint).toMatch(/^listen EADDRNOTAVAIL.* 203\.0\.113\.1$/);
  writeFileSync(pathOf('.env'), 'METRICS_TOKEN=short');
  expect((await failToStart(folder, {})).hint).toMatch(/^METRICS_TOKEN is set, but/);
  rmSync(pathOf('.env'));
  rmSync(pathOf('dist'), { recursive: true });
  const hint = 'dist/server/render.js is missing: the site is not built. Run npm run build first.';
  expect(await failToStart(folder, {})).toEqual({ code: 1, hint });
});

test('a new database is logged once, as an error, also when the data folder has disappeared', async () => {
  // An error and not a warning, because with a wrong DATA_DIR all messages seem to be lost.
  const site = makeSite();
  const newDatabaseLog = /"level":"error","event":"new-database"/g;
  const { server: first } = await startServer({}, site);
  expect(first.output().match(newDatabaseLog)).toHaveLength(1);
  await first.stop();
  const { server } = await startServer({}, site);
  expect(server.output()).not.toMatch(newDatabaseLog);
  rmSync(site.dataFolder, { recursive: true });
  for (let count = 0; count < 2; count++) expect((await send(server.url, validMessage)).status).toBe(201);
  expect(server.output().match(newDatabaseLog)).toHaveLength(1);
});

const body = JSON.stringify(validMessage);
/** Because of "Expect: 100-continue" the server answers "100 Continue" when it begins to read the body. */
const requestHead = `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nExpect: 100-continue\r\n\r\n`;

async function sendFirstPart(port: number) {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  const output = collectText(socket);
  socket.write(requestHead + body.slice(0, 10));
  await waitUntil('the server reads the message', () => output().includes('100 Continue'));
  return { socket, output };
}

test('on SIGTERM the server finishes the running request and mail within the 10 s after which Docker kills it', async () => {
  const { mailServer, settings } = await startMailServer();
  mailServer.behave('slow', 'hang');
  const server = await startSeparateServer(settings);
  const silentClient = connect(server.port, '127.0.0.1').on('error', () => {});
  await once(silentClient, 'connect');
  await sendFirstPart(server.port);
  const slowClient = await sendFirstPart(server.port);
  await send(server.url, validMessage);
  const startedAt = Date.now();
  const ended = server.stop();
  await waitUntil('the server takes no new requests', async () => !(await fetch(server.url).catch(() => undefined)));
  // On Ctrl-C the terminal and npm both send a signal.
  process.kill(server.pid, 'SIGINT');
  slowClient.socket.write(body.slice(10));
  await once(slowClient.socket, 'close');
  expect(Date.now() - startedAt, 'an answered client’s connection is closed soon').toBeLessThan(4000);
  expect(await ended).toBe(0);
  const seconds = (Date.now() - startedAt) / 1000;
  expect([8, 9], '5 s for requests and 3 s for mails that do not end').toContain(Math.round(seconds));
  expect(slowClient.output()).toContain('HTTP/1.1 201 ');
  expect(server.output()).toContain('"delivered"');
  expect(server.output().match(/"stopping"/g)).toHaveLength(1);
});
