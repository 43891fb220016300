import type { Log } from '../operation/log.ts';
import { codeOf } from '../store/database.ts';
import type { StoredMessage } from '../store/messages.ts';
import type { OutboxStore } from '../store/outbox.ts';
import { type Deliver, DeliveryError } from './deliver.ts';
import { afterFailure } from './retry.ts';

export type Outcome = 'delivered' | 'postponed' | 'refused';

export type AttemptOptions = {
  outbox: OutboxStore;
  deliver: Deliver;
  now: () => number;
  log: Log;
  /** The wait before a result is written again after the database failed. */
  pauseMs: number;
  /** The longest time that one delivery may take. */
  timeLimitMs?: number;
  countAttempt?: ((outcome: Outcome) => void) | undefined;
  /** Aborted when the server stops. Then a failed write is not repeated. */
  stopping: AbortSignal;
};

export function createAttempt(options: AttemptOptions) {
  const { outbox, deliver, now, log, pauseMs, timeLimitMs = 90_000, countAttempt = () => {}, stopping } = options;

  /** Retries until the result is stored, because an unrecorded delivery would be repeated. */
  async function record(receipt: string, change: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        await change();
        return;
      } catch (error) {
        log('error', 'outbox-not-written', { receipt, code: codeOf(error) });
        if (stopping.aborted) return;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  }

  return async (message: StoredMessage, abort: AbortSignal): Promise<void> => {
    const { receipt, attempts } = message;
    const timeout = AbortSignal.timeout(timeLimitMs);
    try {
      await deliver(message, AbortSignal.any([abort, timeout]));
    } catch (error) {
      const failure = timeout.aborted
        ? new DeliveryError('TIMEOUT', `no answer within ${timeLimitMs / 1000} s`, false)
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
