import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { outputOf } from '../server/helpers/output.ts';
import { send, validMessage } from '../server/helpers/send.ts';
import { startProcess, waitUntil } from '../server/helpers/start.ts';

test('two hundred clients that never finish their headers delay nobody, and are disconnected', async () => {
  const server = await startProcess();
  const slow = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const socket = connect(server.port, '127.0.0.1');
      socket.on('error', () => {});
      await once(socket, 'connect');
      socket.write('POST /api/contact HTTP/1.1\r\nHost: x\r\nX-Slow: ');
      return socket;
    }),
  );
  const output = outputOf(...slow);
  const startedAt = Date.now();
  expect((await send(server.url, validMessage)).status).toBe(201);
  expect(Date.now() - startedAt).toBeLessThan(1000);
  // The server waits 10 s for headers (server/http/listener.ts). 'writeOnly': only the server's side is closed.
  const areClosed = () => slow.every(({ readyState }) => ['closed', 'writeOnly'].includes(readyState));
  await waitUntil('all are closed', areClosed, 20);
  expect(output()).toMatch(/^HTTP\/1\.1 408 /);
});
