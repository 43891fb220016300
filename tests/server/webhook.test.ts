import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { webhookDelivery } from '../../server/delivery/webhook.ts';
import { newMessage, receiptOf, send, validMessage } from './helpers/send.ts';
import { startServer, startWebhookReceiver, waitUntil } from './helpers/start.ts';

const secretText = 'a secret of the owner';
test.each([
  ['plain text', secretText],
  ['base64', `whsec_${Buffer.from(secretText).toString('base64')}`],
])('each request to a webhook is signed with a secret in %s', async (_, secret) => {
  const { calls, url } = await startWebhookReceiver([503, 302, 200]);
  const { server } = await startServer({ CONTACT_WEBHOOK_URL: url, CONTACT_WEBHOOK_SECRET: secret });
  const receipt = await receiptOf(await send(server.url, { ...validMessage, elapsed: 1 }));
  await waitUntil('the message is delivered', () => server.output().includes('"delivered"'));

  expect(calls.map(({ url }) => url)).toEqual(['/hook', '/hook', '/hook']);
  for (const { headers, body } of calls) {
    const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature } = headers;
    const expected = createHmac('sha256', secretText).update(`${id}.${time}.${body}`).digest('base64');
    expect([id, signature, headers['content-type']]).toEqual([receipt, `v1,${expected}`, 'application/json']);
    expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(60);
    const data = { ...validMessage, receipt, language: 'en', suspected: 'sent within 3 seconds' };
    expect(JSON.parse(body)).toMatchObject({ type: 'contact.message', data });
  }
});

test('a webhook’s 408, 425, 429, 5xx or missing answer postpones a message, a 302 or 400 counts as a refusal', async () => {
  const statuses = [408, 425, 429, 500, 503, 0, 302, 400];
  const { calls, url } = await startWebhookReceiver(statuses);
  const deliver = webhookDelivery({ url, secret: 'secret' }, Date.now);
  const message = { ...newMessage({ receivedAt: Date.UTC(2026, 10, 21) }), receipt: 'ABCD-2345' };
  for (const status of statuses) {
    const failed = deliver(message, new AbortController().signal);
    const code = status === 0 ? 'TypeError' : `${status}`;
    await expect(failed).rejects.toMatchObject({ code, isPermanent: [302, 400].includes(status) });
  }
  expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({ timestamp: '2026-11-21T00:00:00.000Z' });
  await expect(deliver(message, AbortSignal.abort())).rejects.toMatchObject({ code: 'AbortError', isPermanent: false });
});
