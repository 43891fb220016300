import type { ContactMessage } from '../../contract/contact.ts';
import { fingerprintOf } from '../store/messages.ts';

export const keyPattern = /^[\x21-\x7e]{1,200}$/;

/**
 * The key by which a repetition is recognised. A page without script cannot number its messages, so there a second
 * press of the button is known by its words: the same ones on the same day are the same message.
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
