import type { StoredMessage } from '../store/messages.ts';
import type { FailedAttempt } from '../store/outbox.ts';
import { DeliveryError } from './deliver.ts';

/** After ten refusals, within nine minutes, a message waits until the server restarts with corrected settings. */
const refusalsBeforeGivingUp = 10;

export function planRetry(message: StoredMessage, error: unknown, now: number): FailedAttempt & { delayMs: number } {
  const refusals = message.refusals + (error instanceof DeliveryError && error.isRefusal ? 1 : 0);
  const delayMs = backoffMs(message.attempts);
  return {
    state: refusals >= refusalsBeforeGivingUp ? 'refused' : 'waiting',
    nextAttemptAt: now + delayMs,
    refusals,
    error: (error instanceof Error ? error.message : String(error)).slice(0, 500),
    delayMs,
  };
}

const firstDelayMs = 1000;
const longestDelayMs = 15 * 60_000;

/** Doubles with each attempt, up to 15 minutes. Half is random, so that messages that failed together are spread. */
function backoffMs(attempts: number): number {
  const longest = Math.min(longestDelayMs, firstDelayMs * 2 ** (attempts - 1));
  return Math.round(longest / 2 + Math.random() * (longest / 2));
}
