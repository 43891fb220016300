import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openSqlite } from '../../server/store/sqlite.ts';
import { createStore } from '../../server/store/store.ts';
import { afterTest } from './parts/afterTest.ts';
import { right, send } from './parts/send.ts';
import { endOf, startServerProcess } from './parts/serverProcess.ts';
import { makeSite, startMailServer, startServer } from './parts/start.ts';

async function open(port: number): Promise<{ socket: Socket; said: () => string }> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  socket.on('error', () => {});
  await once(socket, 'connect');
  return { socket, said: () => text };
}

const body = JSON.stringify(right);
const head = `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;

describe('start', () => {
  test('a second start on a port in use says what to do, and deletes and takes no message', async () => {
    const { server } = await startServer();
    const { folder, dataFolder } = makeSite();
    const store = createStore(openSqlite(dataFolder));
    afterTest(() => store.close());
    const receivedAt = Date.now() - 8 * 86_400_000;
    await store.messages.add({ ...right, key: null, language: 'en', suspected: '', receivedAt });
    const mail = { SMTP_URL: 'smtp://127.0.0.1:9', CONTACT_TO: 'hello@sehobi.example', CONTACT_KEEP_DAYS: '7' };
    const { code, said } = await endOf(folder, { PORT: String(server.port), ...mail });
    const next = `PORT=${server.port + 1} npm start`;
    expect([code, said]).toEqual([
      1,
      `Port ${server.port} is in use by another program. Stop that one, or choose another port: ${next}`,
    ]);
    expect(await store.messages.list('all')).toMatchObject([{ state: 'waiting', attempts: 0 }]);
  });

  test('a database that was not there before is told loudly, once', async () => {
    const { folder, dataFolder } = makeSite();
    for (const times of [1, 0]) {
      const server = await startServerProcess({ cwd: folder });
      expect(server.said().split('new, empty database')).toHaveLength(times + 1);
      await server.stop();
    }
    const server = await startServerProcess({ cwd: folder });
    afterTest(() => server.stop('SIGKILL'));
    rmSync(dataFolder, { recursive: true });
    expect((await send(server.url, right)).status).toBe(201);
    await send(server.url, right);
    expect(server.said().match(/"level":"error","event":"new-database"/g)).toHaveLength(1);
  });

  test.each([
    ['dist', 'dist/server/render.js is missing: the site is not built. Run npm run build first.'],
    ['dist/client/404.html', 'dist/client has no 404.html, so it is no complete build. Run: npm run build'],
  ])('a build without %s is named, without a stack', async (missing, message) => {
    const site = makeSite();
    rmSync(join(site.folder, missing), { recursive: true });
    expect(await endOf(site.folder, {})).toEqual({ code: 1, said: message });
  });

  test('a bad setting stops it with the variable, what is wrong and an example', async () => {
    const { code, said } = await endOf(makeSite().folder, { PORT: '99999', CONTACT_TO: 'hello@sehobi.example' });
    expect(code).toBe(1);
    expect(said).toBe(
      [
        'PORT is "99999", but must be a port number from 0 to 65535.\n  For example: PORT=3000',
        'SMTP_URL is missing, but CONTACT_TO needs it.\n  For example: SMTP_URL=smtps://user:password@mail.sehobi.example:465',
      ].join('\n'),
    );
  });
});

describe('stop', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s finishes the request and the mail in hand, takes no new ones and exits 0',
    async (signal) => {
      const { peer, mail } = await startMailServer();
      peer.behave('slow');
      const { server } = await startServer(mail);
      const idle = await open(server.port);
      await send(server.url, right);
      const half = await open(server.port);
      half.socket.write(head + body.slice(0, 10));
      await new Promise((resolve) => setTimeout(resolve, 100));
      const begun = Date.now();
      const ended = server.stop(signal);
      await new Promise((resolve) => setTimeout(resolve, 200));
      await expect(fetch(server.url)).rejects.toThrow();
      half.socket.write(body.slice(10));
      expect(await ended).toBe(0);
      expect(Date.now() - begun).toBeLessThan(10_000);
      expect(half.said()).toMatch(/^HTTP\/1\.1 201 /);
      expect(server.said()).toContain('"delivered"');
      idle.socket.destroy();
    },
  );

  test('who never finishes does not hold it: exit 0 within 10 s', async () => {
    const { server } = await startServer();
    const half = await open(server.port);
    half.socket.write(head + body.slice(0, 10));
    await new Promise((resolve) => setTimeout(resolve, 100));
    const begun = Date.now();
    expect(await server.stop()).toBe(0);
    expect(Date.now() - begun).toBeLessThan(10_000);
  });
});
