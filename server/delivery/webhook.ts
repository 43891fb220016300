import { createHmac } from 'node:crypto';
import type { StoredMessage } from '../store/storedMessage.ts';
import { type Deliver, DeliveryError } from './deliver.ts';

/** Signed as standardwebhooks.com has it, so that receivers find a library in their language. */
export function webhookDelivery(url: string, secret: string, now: () => number): Deliver {
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret);
  return async (message, signal) => {
    const id = message.receipt;
    const timestamp = String(Math.floor(now() / 1000));
    const body = JSON.stringify(payload(message));
    const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
    const answer = await post(url, body, signal, {
      'Content-Type': 'application/json',
      'Webhook-Id': id,
      'Webhook-Timestamp': timestamp,
      'Webhook-Signature': `v1,${signature}`,
    });
    if (answer.ok) return;
    const permanent = answer.status >= 300 && answer.status < 500 && ![408, 425, 429].includes(answer.status);
    throw new DeliveryError(String(answer.status), `the webhook answered ${answer.status}`, permanent);
  };
}

async function post(url: string, body: string, signal: AbortSignal, headers: Record<string, string>) {
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(30_000)]);
    const answer = await fetch(url, { method: 'POST', body, headers, redirect: 'manual', signal: limit });
    await answer.body?.cancel();
    return answer;
  } catch (error) {
    const name = error instanceof Error ? error.name : 'UNKNOWN';
    throw new DeliveryError(name, `the webhook did not answer: ${String(error)}`, false);
  }
}

const payload = ({ receipt, name, email, message, language, suspected, receivedAt }: StoredMessage) => ({
  type: 'contact.message',
  timestamp: new Date(receivedAt).toISOString(),
  data: { receipt, name, email, message, language, suspected },
});
