import { createHmac } from 'node:crypto';
import { messageOf } from '../../contract/contact.ts';
import type { StoredMessage } from '../store/storedMessage.ts';
import type { Deliver } from './deliver.ts';
import { post } from './post.ts';

/** Signed as standardwebhooks.com has it, so that receivers find a library in their language. */
export function webhookDelivery(url: string, secret: string, now: () => number): Deliver {
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret);
  return async (message, signal) => {
    const id = message.receipt;
    const timestamp = String(Math.floor(now() / 1000));
    const body = JSON.stringify(payload(message));
    const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
    await post('the webhook', url, body, signal, {
      'Webhook-Id': id,
      'Webhook-Timestamp': timestamp,
      'Webhook-Signature': `v1,${signature}`,
    });
  };
}

const payload = ({ receipt, language, suspected, receivedAt, ...message }: StoredMessage) => ({
  type: 'contact.message',
  timestamp: new Date(receivedAt).toISOString(),
  data: { receipt, ...messageOf((field) => message[field]), language, suspected },
});
