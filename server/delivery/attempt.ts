import type { Log } from '../operation/log.ts';
import type { OutboxStore } from '../store/outbox.ts';
import type { StoredMessage } from '../store/storedMessage.ts';
import { afterFailure } from './afterFailure.ts';
import { type Deliver, DeliveryError } from './deliver.ts';

type AttemptParts = {
  outbox: OutboxStore;
  deliver: Deliver;
  now: () => number;
  log: Log;
  pause: number;
  /** How long one delivery may take, in ms. */
  limit?: number;
  stopping: AbortSignal;
};

/** Hands one claimed message on and writes down what came of it. */
export function createAttempt({ outbox, deliver, now, log, pause, limit = 90_000, stopping }: AttemptParts) {
  /** Tries until the store takes it: a delivery that is not written down would be made again. */
  async function writeDown(change: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        await change();
        return;
      } catch (error) {
        log('error', 'outbox-not-written', { code: codeOf(error) });
        if (stopping.aborted) return;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  return async (message: StoredMessage, letGo: AbortSignal): Promise<void> => {
    const { receipt, attempts } = message;
    const late = AbortSignal.timeout(limit);
    try {
      await deliver(message, AbortSignal.any([letGo, late]));
    } catch (error) {
      const known = late.aborted ? new DeliveryError('TIMEOUT', `no answer within ${limit / 1000} s`, false) : error;
      const { delay, ...change } = afterFailure(message, known, now());
      const refused = change.state === 'refused';
      const fields = { receipt, attempts, code: codeOf(known), delay };
      log(refused ? 'error' : 'warn', refused ? 'refused' : 'postponed', fields);
      await writeDown(() => outbox.postponed(receipt, change));
      return;
    }
    await writeDown(() => outbox.delivered(receipt, now()));
    log('info', 'delivered', { receipt, attempts });
  };
}

export const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'UNKNOWN';
