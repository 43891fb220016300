import type { Postponed } from '../store/outbox.ts';
import type { StoredMessage } from '../store/storedMessage.ts';
import { DeliveryError } from './deliver.ts';

/** After so many plain refusals only a person can help; the message is kept and shown as refused. */
const refusalsBeforeGivingUp = 10;

/** What becomes of a message that could not be delivered now. */
export function afterFailure(message: StoredMessage, error: unknown, now: number): Postponed & { delay: number } {
  const refusals = message.refusals + (error instanceof DeliveryError && error.permanent ? 1 : 0);
  const delay = backoff(message.attempts);
  return {
    state: refusals >= refusalsBeforeGivingUp ? 'refused' : 'waiting',
    nextAttemptAt: now + delay,
    refusals,
    error: (error instanceof Error ? error.message : String(error)).slice(0, 500),
    delay,
  };
}

const first = 1000;
const longest = 15 * 60_000;

/** Twice as long each time, up to 15 minutes; jitter keeps a crowd of messages from returning at one moment. */
function backoff(attempts: number): number {
  const full = Math.min(longest, first * 2 ** Math.min(attempts - 1, 30));
  return Math.round((full * (1 + Math.random())) / 2);
}
