import type { ContactMessage } from '../../contract/contact.ts';
import type { StoredMessage } from '../store/messages.ts';

export type OutgoingMessage = ContactMessage &
  Pick<StoredMessage, 'receipt' | 'language' | 'spamReasons' | 'receivedAt'>;
export type Deliver = (message: OutgoingMessage, signal: AbortSignal) => Promise<void>;

export class DeliveryError extends Error {
  override name = 'DeliveryError';
  /** For the log, which must not contain a visitor's words. */
  readonly code: string;
  readonly isPermanent: boolean;

  constructor(code: string, message: string, { isPermanent }: { isPermanent: boolean }) {
    super(message);
    this.code = code;
    this.isPermanent = isPermanent;
  }
}
