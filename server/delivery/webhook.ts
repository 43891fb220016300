import { createHmac } from 'node:crypto';
import { messageFrom } from '../../contract/contact.ts';
import { type Deliver, DeliveryError, type OutgoingMessage } from './deliver.ts';

const temporaryStatuses = [408, 425, 429];

/** Requests are signed as standardwebhooks.com defines it. */
export function webhookDelivery({ url, secret }: { url: string; secret: string }, now: () => number): Deliver {
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret);
  return async (message, signal) => {
    const id = message.receipt;
    const timestamp = String(Math.floor(now() / 1000));
    const body = JSON.stringify(payload(message));
    const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/json',
        'Webhook-Id': id,
        'Webhook-Timestamp': timestamp,
        'Webhook-Signature': `v1,${signature}`,
      },
      // A redirect could send the message anywhere.
      redirect: 'manual',
      signal,
    }).catch((error: Error) => {
      throw new DeliveryError(error.name, `the webhook did not answer: ${error}`, { isPermanent: false });
    });
    await response.body?.cancel();
    const { ok, status } = response;
    if (ok) return;
    const isPermanent = status >= 300 && status < 500 && !temporaryStatuses.includes(status);
    throw new DeliveryError(String(status), `the webhook answered ${status}`, { isPermanent });
  };
}

const payload = ({ receipt, language, spamReasons, receivedAt, ...message }: OutgoingMessage) => ({
  type: 'contact.message',
  timestamp: new Date(receivedAt).toISOString(),
  data: { receipt, ...messageFrom((field) => message[field]), language, suspected: spamReasons },
});
