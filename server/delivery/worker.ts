import type { Log } from '../log.ts';
import type { OutboxStore } from '../store/outbox.ts';
import type { StoredMessage } from '../store/storedMessage.ts';
import { afterFailure } from './afterFailure.ts';
import { type Deliver, DeliveryError } from './deliver.ts';

export type WorkerParts = {
  outbox: OutboxStore;
  deliver: Deliver;
  now: () => number;
  log: Log;
  lease?: number;
  pause?: number;
  /** How long one delivery may take, in ms. */
  limit?: number;
};

/** Side by side, each as long as it needs: one mail server that hangs holds up only its own message. */
const sideBySide = 8;

/** Delivers what the outbox holds, until stopped. Nothing it knows is lost with it: all state is in the store. */
export function startWorker(parts: WorkerParts) {
  const { outbox, deliver, now, log, lease = 45_000, pause = 1000, limit = 90_000 } = parts;
  const stopping = new AbortController();
  const letGo = new AbortController();
  const inHand = new Map<string, Promise<void>>();
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
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }

  async function attempt(message: StoredMessage): Promise<void> {
    const { receipt, attempts } = message;
    const late = AbortSignal.timeout(limit);
    try {
      await deliver(message, AbortSignal.any([letGo.signal, late]));
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
  }

  /** Resolves with whether there may be more that is due. */
  async function takeMore(): Promise<boolean> {
    const room = sideBySide - inHand.size;
    if (room === 0) return false;
    const claimed = await outbox.claim(now(), now() + lease, room).catch((error: unknown) => {
      log('error', 'outbox-not-read', { code: codeOf(error) });
      return [];
    });
    for (const message of claimed) {
      const { receipt } = message;
      const ended = attempt(message).finally(() => {
        inHand.delete(receipt);
        wake();
      });
      inHand.set(receipt, ended);
    }
    return claimed.length === room;
  }

  async function run(): Promise<void> {
    const renewal = setInterval(() => outbox.renew(now() + lease, [...inHand.keys()]).catch(() => {}), lease / 3);
    while (!stopping.signal.aborted) if (!(await takeMore())) await rest();
    await Promise.all(inHand.values());
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
