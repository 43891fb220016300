import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { webhookDelivery } from '../../server/delivery/webhook.ts';
import type { StoredMessage } from '../../server/store/messages.ts';
import { portOf } from './parts/freePort.ts';
import { receiptOf, right, send } from './parts/send.ts';
import { until } from './parts/serverProcess.ts';
import { startServer } from './parts/start.ts';

test('a webhook is signed, repeated after a failure with the same id, and never follows a redirect', async () => {
  const calls: { headers: IncomingHttpHeaders; body: string; url: string | undefined }[] = [];
  const statuses = [503, 302, 200];
  const receiver = createServer(async (request, response) => {
    calls.push({ headers: request.headers, body: await text(request), url: request.url });
    response.writeHead(statuses[calls.length - 1] ?? 200, { Location: '/elsewhere' }).end();
  });
  const url = `http://127.0.0.1:${await portOf(receiver)}/hook`;
  const secret = `whsec_${Buffer.from('a secret of the owner').toString('base64')}`;
  const { server } = await startServer({ CONTACT_WEBHOOK_URL: url, CONTACT_WEBHOOK_SECRET: secret });
  const receipt = await receiptOf(await send(server.url, right));
  await until('it is delivered', () => server.said().includes('"delivered"'));

  expect(calls.map(({ url }) => url)).toEqual(['/hook', '/hook', '/hook']);
  for (const { headers, body } of calls) {
    const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature } = headers;
    const expected = createHmac('sha256', 'a secret of the owner').update(`${id}.${time}.${body}`).digest('base64');
    expect([id, signature]).toEqual([receipt, `v1,${expected}`]);
    expect(JSON.parse(body)).toMatchObject({ type: 'contact.message', data: { ...right, receipt, language: 'en' } });
  }
  receiver.close();
});

test('a webhook’s 408, 425 or 429 postpones a message; a 400 counts as a refusal', async () => {
  const message = { ...right, receipt: 'SH-1', receivedAt: 0 } as StoredMessage;
  let status = 0;
  const receiver = createServer((_, response) => void response.writeHead(status).end());
  const url = `http://127.0.0.1:${await portOf(receiver)}/hook`;
  const deliver = webhookDelivery({ url, secret: 'secret' }, Date.now);
  for (const [answer, permanent] of [
    [408, false],
    [425, false],
    [429, false],
    [503, false],
    [400, true],
  ] as const) {
    status = answer;
    await expect(deliver(message, new AbortController().signal)).rejects.toMatchObject({
      code: `${status}`,
      permanent,
    });
  }
  receiver.close();
});
