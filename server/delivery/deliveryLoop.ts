import { codeOf } from '../store/database.ts';
import { type AttemptOptions, createAttempt } from './attempt.ts';

/** `claimMs` is longer than `timeLimitMs` (attempt.ts), so that no claim expires during a delivery. */
export type LoopOptions = Omit<AttemptOptions, 'stopSignal' | 'abortSignal'> & { claimMs?: number };

const maxParallelDeliveries = 8;

/** All state is in the store, so a killed server loses nothing. */
export function startDeliveryLoop(options: LoopOptions) {
  const { outbox, now, log, claimMs = 100_000, pauseMs = 1000 } = options;
  const stopping = new AbortController();
  const abortDeliveries = new AbortController();
  const signals = { stopSignal: stopping.signal, abortSignal: abortDeliveries.signal };
  const attempt = createAttempt({ ...options, ...signals });
  const deliveries = new Set<Promise<void>>();
  let endWait = () => {};

  const waitForWork = () =>
    new Promise<void>((resolve) => {
      endWait = resolve;
      setTimeout(resolve, pauseMs);
    });

  async function startDueDeliveries(): Promise<boolean> {
    const freeSlots = maxParallelDeliveries - deliveries.size;
    if (freeSlots === 0) return false;
    const messages = await outbox
      .claim({ now: now(), until: now() + claimMs, maxCount: freeSlots })
      .catch((error: unknown) => {
        log('error', 'outbox-not-read', { code: codeOf(error) });
        return [];
      });
    for (const message of messages) {
      const delivery = attempt(message).finally(() => {
        deliveries.delete(delivery);
        endWait();
      });
      deliveries.add(delivery);
    }
    return messages.length === freeSlots;
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const mayBeMore = await startDueDeliveries();
      if (!mayBeMore) await waitForWork();
    }
    await Promise.all(deliveries);
  }

  const loop = run();
  return {
    wake: () => endWait(),
    async stop(graceMs: number): Promise<void> {
      stopping.abort();
      endWait();
      const timer = setTimeout(() => abortDeliveries.abort(), graceMs);
      await loop;
      clearTimeout(timer);
    },
  };
}
