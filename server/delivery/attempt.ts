import type { Log } from '../operation/log.ts';
import { codeOf } from '../store/database.ts';
import type { OutboxStore } from '../store/outbox.ts';
import type { StoredMessage } from '../store/storedMessage.ts';
import { afterFailure } from './afterFailure.ts';
import { type Deliver, DeliveryError } from './deliver.ts';

export type Outcome = 'delivered' | 'postponed' | 'refused';

type AttemptParts = {
  outbox: OutboxStore;
  deliver: Deliver;
  now: () => number;
  log: Log;
  pause: number;
  /** How long one delivery may take, in ms. */
  limit?: number;
  count?: ((outcome: Outcome) => void) | undefined;
  stopping: AbortSignal;
};

/** Delivers one claimed message and stores the outcome. */
export function createAttempt({
  outbox,
  deliver,
  now,
  log,
  pause,
  limit = 90_000,
  count = () => {},
  stopping,
}: AttemptParts) {
  /** Retries until it is stored: an unrecorded delivery would be made again. */
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
    const late = AbortSignal.timeout(limit);
    try {
      await deliver(message, AbortSignal.any([abort, late]));
    } catch (error) {
      const known = late.aborted ? new DeliveryError('TIMEOUT', `no answer within ${limit / 1000} s`, false) : error;
      const { delay, ...change } = afterFailure(message, known, now());
      const refused = change.state === 'refused';
      const fields = { receipt, attempts, code: codeOf(known), delay };
      const outcome = refused ? 'refused' : 'postponed';
      log(refused ? 'error' : 'warn', outcome, fields);
      count(outcome);
      await record(receipt, () => outbox.postponed(receipt, change));
      return;
    }
    await record(receipt, () => outbox.delivered(receipt, now()));
    log('info', 'delivered', { receipt, attempts });
    count('delivered');
  };
}
