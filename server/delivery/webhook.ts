import { createHmac } from 'node:crypto';
import { messageFrom } from '../../contract/contact.ts';
import { type Deliver, DeliveryError, type OutgoingMessage } from './deliver.ts';

/** Timeout, too early, too many requests: the receiver asks for another attempt. */
const temporaryStatuses = [408, 425, 429];

/** Signed as standardwebhooks.com defines it. */
export function webhookDelivery({ url, secret }: { url: string; secret: string }, now: () => number): Deliver {
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret);
  return async (message, signal) => {
    const id = message.receipt;
    const timestamp = String(Math.floor(now() / 1000));
    const body = JSON.stringify(payload(message));
    const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
    const status = await post(url, body, signal, {
      'Webhook-Id': id,
      'Webhook-Timestamp': timestamp,
      'Webhook-Signature': `v1,${signature}`,
    });
    if (status >= 200 && status < 300) return;
    const isRefusal = status >= 300 && status < 500 && !temporaryStatuses.includes(status);
    throw new DeliveryError(String(status), `the webhook answered ${status}`, isRefusal);
  };
}

/** Follows no redirect, because a redirect could send the message anywhere. */
async function post(url: string, body: string, signal: AbortSignal, headers: Record<string, string>): Promise<number> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', ...headers },
      redirect: 'manual',
      signal,
    });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    const name = error instanceof Error ? error.name : 'UNKNOWN';
    throw new DeliveryError(name, `the webhook did not answer: ${String(error)}`, false);
  }
}

const payload = ({ receipt, language, spamReasons, receivedAt, ...message }: OutgoingMessage) => ({
  type: 'contact.message',
  timestamp: new Date(receivedAt).toISOString(),
  data: { receipt, ...messageFrom((field) => message[field]), language, suspected: spamReasons },
});
