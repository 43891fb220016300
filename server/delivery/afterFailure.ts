import type { Postponed } from '../store/outbox.ts';
import type { StoredMessage } from '../store/storedMessage.ts';
import { DeliveryError } from './deliver.ts';

/** After so many refusals the message is kept as refused until somebody corrects the settings. */
const refusalsBeforeGivingUp = 10;

/** The state and the time of the next attempt after a failed delivery. */
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

/** Twice as long each time, up to 15 minutes; jitter spreads the messages that failed together. */
function backoff(attempts: number): number {
  const full = Math.min(longest, first * 2 ** Math.min(attempts - 1, 30));
  return Math.round((full * (1 + Math.random())) / 2);
}
