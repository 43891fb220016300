import type { Log } from '../operation/log.ts';
import { codeOf } from '../store/database.ts';
import type { StoredMessage } from '../store/messages.ts';
import type { FailedAttempt, OutboxStore } from '../store/outbox.ts';
import { type Deliver, DeliveryError } from './deliver.ts';

export type Outcome = 'delivered' | 'postponed' | 'refused';

export type AttemptParts = {
  outbox: OutboxStore;
  deliver: Deliver;
  now: () => number;
  log: Log;
  /** In ms: the wait before a result is written again after the database failed. */
  pause: number;
  /** In ms: the longest time that one delivery may take. */
  timeLimit?: number;
  countAttempt?: ((outcome: Outcome) => void) | undefined;
  stopping: AbortSignal;
};

export function createAttempt(parts: AttemptParts) {
  const { outbox, deliver, now, log, pause, timeLimit = 90_000, countAttempt = () => {}, stopping } = parts;

  /** Retries until the result is stored, because an unrecorded delivery would be repeated. */
  async function record(receipt: string, change: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        await change();
        return;
      } catch (error) {
        log('error', 'outbox-not-written', { receipt, code: codeOf(error) });
        if (stopping.aborted) return;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  return async (message: StoredMessage, abort: AbortSignal): Promise<void> => {
    const { receipt, attempts } = message;
    const timeout = AbortSignal.timeout(timeLimit);
    try {
      await deliver(message, AbortSignal.any([abort, timeout]));
    } catch (error) {
      const failure = timeout.aborted
        ? new DeliveryError('TIMEOUT', `no answer within ${timeLimit / 1000} s`, false)
        : error;
      const { delay, ...change } = afterFailure(message, failure, now());
      const isRefused = change.state === 'refused';
      const outcome = isRefused ? 'refused' : 'postponed';
      log(isRefused ? 'error' : 'warn', outcome, { receipt, attempts, code: codeOf(failure), delay });
      countAttempt(outcome);
      await record(receipt, () => outbox.recordFailure(receipt, change));
      return;
    }
    await record(receipt, () => outbox.recordDelivery(receipt, now()));
    log('info', 'delivered', { receipt, attempts });
    countAttempt('delivered');
  };
}

/** After so many refusals, in about eight minutes, a message waits until the server restarts with corrected settings. */
const refusalsBeforeGivingUp = 10;

export function afterFailure(message: StoredMessage, error: unknown, now: number): FailedAttempt & { delay: number } {
  const refusals = message.refusals + (error instanceof DeliveryError && error.isRefusal ? 1 : 0);
  const delay = backoff(message.attempts);
  return {
    state: refusals >= refusalsBeforeGivingUp ? 'refused' : 'waiting',
    nextAttemptAt: now + delay,
    refusals,
    error: (error instanceof Error ? error.message : String(error)).slice(0, 500),
    delay,
  };
}

const firstDelay = 1000;
const longestDelay = 15 * 60_000;

/** In ms: doubles each time, up to 15 minutes. A random half of it spreads messages that failed together. */
function backoff(attempts: number): number {
  const longest = Math.min(longestDelay, firstDelay * 2 ** (attempts - 1));
  return Math.round(longest / 2 + Math.random() * (longest / 2));
}
