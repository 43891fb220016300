import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { serverLimits } from '../../server/http/listener.ts';
import { raw, siteFiles, startServer, statusOf } from '../http/fixture.ts';
import { right, send } from '../server/parts/send.ts';
import { startServerProcess, until } from '../server/parts/serverProcess.ts';
import { makeSiteFolder } from '../server/parts/siteFolder.ts';

test('two hundred clients that never finish their headers delay nobody, and are disconnected', async ({
  onTestFinished,
}) => {
  const site = makeSiteFolder();
  onTestFinished(site.remove);
  const server = await startServerProcess({ cwd: site.folder });
  onTestFinished(() => void server.stop('SIGKILL'));
  let output = '';
  const slow = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const socket = connect(server.port, '127.0.0.1');
      socket.on('data', (chunk) => {
        output += chunk;
      });
      socket.on('error', () => {});
      await once(socket, 'connect');
      socket.write('POST /api/contact HTTP/1.1\r\nHost: x\r\nX-Slow: ');
      return socket;
    }),
  );
  const begun = Date.now();
  expect((await send(server.url, right)).status).toBe(201);
  expect(Date.now() - begun).toBeLessThan(1000);
  await until('all are closed', () => slow.every(({ readyState }) => ['closed', 'writeOnly'].includes(readyState)), 20);
  expect(output).toMatch(/^HTTP\/1\.1 408 /);
});

const impatient = { headersTimeout: 400, requestTimeout: 800, connectionsCheckingInterval: 100 };
test.each([
  ['says nothing', ''],
  ['never ends its headers', 'GET / HTTP/1.1\r\nHost: a\r\n'],
  ['never ends its body', 'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nab'],
])('a client that %s is disconnected', async (_, bytes) => {
  const server = await startServer(siteFiles, { limits: impatient });
  const start = performance.now();
  const answer = await raw(server, bytes, 3000);
  server.stop();
  expect(performance.now() - start).toBeLessThan(2500);
  expect([0, 299, 408]).toContain(statusOf(answer));
});

test('the limits are shorter than a visitor would wait and longer than a slow phone needs', () => {
  expect(serverLimits.headersTimeout + serverLimits.connectionsCheckingInterval).toBeLessThan(15_000);
  expect(serverLimits.headersTimeout).toBeLessThan(serverLimits.requestTimeout);
  expect(serverLimits.keepAliveTimeout).toBeGreaterThan(60_000);
});
