import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { outputOf } from '../server/parts/output.ts';
import { send, validMessage } from '../server/parts/send.ts';
import { until } from '../server/parts/serverProcess.ts';
import { startProcess } from '../server/parts/start.ts';

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
  const begun = Date.now();
  expect((await send(server.url, validMessage)).status).toBe(201);
  expect(Date.now() - begun).toBeLessThan(1000);
  // The server waits 10 s for headers (server/http/listener.ts).
  await until('all are closed', () => slow.every(({ readyState }) => ['closed', 'writeOnly'].includes(readyState)), 20);
  expect(output()).toMatch(/^HTTP\/1\.1 408 /);
});
