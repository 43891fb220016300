import type { Log } from '../operation/log.ts';
import { codeOf } from '../store/database.ts';
import type { StoredMessage } from '../store/messages.ts';
import type { OutboxStore } from '../store/outbox.ts';
import { type Deliver, DeliveryError } from './deliver.ts';
import { planRetry } from './retry.ts';

export type Outcome = 'delivered' | 'postponed' | 'refused';

export type AttemptOptions = {
  outbox: OutboxStore;
  deliver: Deliver;
  now: () => number;
  log: Log;
  /** Between two reads of the outbox, and between two attempts to write a result when the database fails. */
  pauseMs: number;
  /** The longest time that one delivery may take. 90 s leave time for the mail after smtp.ts's 60 s of connecting. */
  timeLimitMs?: number;
  countAttempt?: ((outcome: Outcome) => void) | undefined;
  /** Aborted when the server stops. Then a failed write is not repeated. */
  stopping: AbortSignal;
};

export function createAttempt(options: AttemptOptions) {
  const { outbox, deliver, now, log, pauseMs, timeLimitMs = 90_000, countAttempt = () => {}, stopping } = options;

  /** Retries until the result is stored, because an unrecorded delivery would be repeated. */
  async function record(receipt: string, write: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        await write();
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
