import { type ContactMessage, messageFrom } from '../../../contract/contact.ts';
import type { NewMessage } from '../../../server/store/messages.ts';

/** A valid message. Fields that are added to the form later contain their own name. */
export const validMessage: ContactMessage = {
  ...messageFrom((field) => field),
  name: 'Ayu',
  email: 'ayu@example.com',
  message: 'Halo, is there a place on Tuesday?',
};

export const newMessage = (changes: Partial<NewMessage> = {}): NewMessage => ({
  ...validMessage,
  idempotencyKey: null,
  language: 'en',
  spamReasons: '',
  receivedAt: Date.now(),
  ...changes,
});

export const send = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
    body: JSON.stringify(body),
  });

export async function receiptOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json();
  if (typeof body === 'object' && body !== null && 'receipt' in body) return String(body.receipt);
  throw new Error(`no receipt in ${JSON.stringify(body)}`);
}

export const postForm = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8', ...headers },
    body: new URLSearchParams(fields),
  });
