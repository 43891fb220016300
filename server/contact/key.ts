import type { ContactMessage } from '../../contract/contact.ts';
import { fingerprintOf } from '../store/messages.ts';

export const keyPattern = /^[\x21-\x7e]{1,200}$/;

/**
 * The idempotency key. A form without script sends none, so there it is made of the words: the same ones on the same day
 * are a second press of the button.
 */
export function storedKey(
  header: string | null,
  fromForm: boolean,
  message: ContactMessage,
  now: number,
): string | null {
  if (header) return `key:${header}`;
  if (!fromForm) return null;
  const day = new Date(now).toISOString().slice(0, 10);
  return `form:${day}:${fingerprintOf(message)}`;
}
