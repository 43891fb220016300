import type { Log } from '../log.ts';
import type { OutboxStore } from '../store/outbox.ts';
import type { StoredMessage } from '../store/storedMessage.ts';
import { backoff } from './backoff.ts';
import { type Deliver, DeliveryError } from './deliver.ts';

export type WorkerParts = {
  outbox: OutboxStore;
  deliver: Deliver;
  now: () => number;
  log: Log;
  lease?: number;
  pause?: number;
};

const atOnce = 5;
/** After so many plain refusals only a person can help; the message is kept and shown as refused. */
const refusalsBeforeGivingUp = 10;

/** Delivers what the outbox holds, until stopped. Nothing it knows is lost with it: all state is in the store. */
export function startWorker({ outbox, deliver, now, log, lease = 45_000, pause = 1000 }: WorkerParts) {
  const stopping = new AbortController();
  const letGo = new AbortController();
  const lettingGo = new Promise<never>((_, reject) => {
    letGo.signal.addEventListener('abort', () => reject(new DeliveryError('STOPPED', 'the server stopped', false)));
  });
  lettingGo.catch(() => {});
  let wake = () => {};

  const rest = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pause);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
      if (stopping.signal.aborted) wake();
    });

  /** Tries until the store takes it: a delivery that is not written down would be made again. */
  async function writeDown(change: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        await change();
        return;
      } catch (error) {
        log('error', 'outbox-not-written', { code: codeOf(error) });
        if (stopping.signal.aborted) return;
        await rest();
      }
    }
  }

  async function attempt(message: StoredMessage): Promise<void> {
    const { receipt, attempts } = message;
    try {
      await Promise.race([deliver(message, letGo.signal), lettingGo]);
    } catch (error) {
      const refused = error instanceof DeliveryError && error.permanent && attempts >= refusalsBeforeGivingUp;
      const delay = backoff(attempts);
      log(refused ? 'error' : 'warn', refused ? 'refused' : 'postponed', {
        receipt,
        attempts,
        code: codeOf(error),
        delay,
      });
      const reason = error instanceof Error ? error.message : String(error);
      await writeDown(() => outbox.postponed(receipt, now() + delay, reason.slice(0, 500), refused));
      return;
    }
    await writeDown(() => outbox.delivered(receipt, now()));
    log('info', 'delivered', { receipt, attempts });
  }

  async function run(): Promise<void> {
    const renewal = setInterval(() => outbox.renew(now() + lease).catch(() => {}), lease / 3);
    while (!stopping.signal.aborted) {
      const claimed = await outbox.claim(now(), now() + lease, atOnce).catch((error: unknown) => {
        log('error', 'outbox-not-read', { code: codeOf(error) });
        return [];
      });
      await Promise.all(claimed.map(attempt));
      if (claimed.length < atOnce) await rest();
    }
    clearInterval(renewal);
    await outbox.release().catch(() => {});
  }

  const done = run();
  return {
    /** There is something to deliver. */
    wake: () => wake(),
    /** Lets what is being delivered end within `grace`, then lets go of it. */
    async stop(grace: number): Promise<void> {
      stopping.abort();
      wake();
      const patience = setTimeout(() => letGo.abort(), grace);
      await done;
      clearTimeout(patience);
    },
  };
}

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'UNKNOWN';
