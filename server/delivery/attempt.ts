import type { Log } from '../operation/log.ts';
import { codeOf } from '../store/database.ts';
import type { StoredMessage } from '../store/messages.ts';
import type { FailedAttempt, OutboxStore } from '../store/outbox.ts';
import { type Deliver, DeliveryError } from './deliver.ts';

export type Outcome = 'delivered' | 'postponed' | 'refused';

export type AttemptOptions = {
  outbox: OutboxStore;
  deliver: Deliver;
  now: () => number;
  log: Log;
  /** Before record() tries again, and between two looks for due messages in deliveryLoop.ts. */
  pauseMs?: number;
  /** Connecting alone may take 60 s (smtp.ts). */
  timeLimitMs?: number;
  countAttempt?: ((outcome: Outcome) => void) | undefined;
  /** Ends the retries of record(); `abortSignal` ends a delivery. */
  stopSignal?: AbortSignal;
  abortSignal?: AbortSignal;
};

const neverAborted = new AbortController().signal;

export function createAttempt(options: AttemptOptions) {
  const { outbox, deliver, now, log, pauseMs = 1000, timeLimitMs = 90_000, countAttempt = () => {} } = options;
  const { stopSignal = neverAborted, abortSignal = neverAborted } = options;

  /** Retries until the result is stored, because an unrecorded delivery would be repeated. */
  async function record(receipt: string, write: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        await write();
        return;
      } catch (error) {
        log('error', 'outbox-not-written', { receipt, code: codeOf(error) });
        if (stopSignal.aborted) return;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  }

  return async (message: StoredMessage): Promise<void> => {
    const { receipt, attempts } = message;
    const timeout = AbortSignal.timeout(timeLimitMs);
    try {
      await deliver(message, AbortSignal.any([abortSignal, timeout]));
    } catch (error) {
      const failure = timeout.aborted
        ? new DeliveryError('TIMEOUT', `no answer within ${timeLimitMs / 1000} s`, { isPermanent: false })
        : error;
      const { delayMs, ...failedAttempt } = planRetry(message, failure, now());
      const isRefused = failedAttempt.state === 'refused';
      const outcome = isRefused ? 'refused' : 'postponed';
      log(isRefused ? 'error' : 'warn', outcome, { receipt, attempts, code: codeOf(failure), delayMs });
      countAttempt(outcome);
      await record(receipt, () => outbox.recordFailure(receipt, failedAttempt));
      return;
    }
    await record(receipt, () => outbox.recordDelivery(receipt, now()));
    log('info', 'delivered', { receipt, attempts });
    countAttempt('delivered');
  };
}

/**
 * Only permanent errors count; ten take up to nine minutes. Afterwards only a restart (on a worker: a changed delivery
 * setting) or `bin/inbox resend` sends the message again.
 */
const refusalsBeforeGivingUp = 10;

export function planRetry(message: StoredMessage, error: unknown, now: number): FailedAttempt & { delayMs: number } {
  const refusals = message.refusals + (error instanceof DeliveryError && error.isPermanent ? 1 : 0);
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

/** Half of the delay is random, so that messages that failed together spread out. */
function backoffMs(attempts: number): number {
  const fullDelay = Math.min(longestDelayMs, firstDelayMs * 2 ** (attempts - 1));
  return Math.round(fullDelay / 2 + Math.random() * (fullDelay / 2));
}
