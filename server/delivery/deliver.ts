import type { StoredMessage } from '../store/storedMessage.ts';

/** Hands one message on; resolves only when the other side has taken it. Throws otherwise, and at once when told to stop. */
export type Deliver = (message: StoredMessage, signal: AbortSignal) => Promise<void>;

export type Delivery = { kind: 'smtp' | 'webhook'; deliver: Deliver };

export class DeliveryError extends Error {
  override name = 'DeliveryError';
  /** Safe for the log: a number or a name, never an address or words. */
  readonly code: string;
  /** The other side understood and said no: trying again at once is pointless. */
  readonly permanent: boolean;

  constructor(code: string, message: string, permanent: boolean) {
    super(message);
    this.code = code;
    this.permanent = permanent;
  }
}
