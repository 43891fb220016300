import { type ContactMessage, messageOf } from '../../contract/contact.ts';
import type { Row } from './database.ts';

export type StoredMessage = ContactMessage & {
  receipt: string;
  language: string;
  /** Why it may be spam, or ''. */
  suspected: string;
  receivedAt: number;
  state: 'waiting' | 'delivered' | 'refused' | 'quarantined';
  attempts: number;
  /** Attempts that the receiver refused. */
  refusals: number;
  nextAttemptAt: number;
  deliveredAt: number | undefined;
  lastError: string;
};

export function stored(row: Row): StoredMessage {
  const { receipt, language, suspected, state, attempts, refusals } = row;
  const { received_at, next_attempt_at, delivered_at, last_error } = row;
  return {
    receipt: String(receipt),
    ...messageOf((field) => String(row[field])),
    language: String(language),
    suspected: String(suspected),
    receivedAt: Number(received_at),
    state: state === 'delivered' || state === 'refused' || state === 'quarantined' ? state : 'waiting',
    attempts: Number(attempts),
    refusals: Number(refusals),
    nextAttemptAt: Number(next_attempt_at),
    deliveredAt: delivered_at === null ? undefined : Number(delivered_at),
    lastError: String(last_error),
  };
}
