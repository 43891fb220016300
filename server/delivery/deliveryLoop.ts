import type { Log } from '../operation/log.ts';
import { codeOf } from '../store/database.ts';
import type { OutboxStore } from '../store/outbox.ts';
import { createAttempt, type Outcome } from './attempt.ts';
import type { Deliver } from './deliver.ts';

export type LoopParts = {
  outbox: OutboxStore;
  deliver: Deliver;
  now: () => number;
  log: Log;
  lease?: number;
  pause?: number;
  /** How long one delivery may take, in ms. */
  limit?: number;
  count?: (outcome: Outcome) => void;
};

/** Side by side, each as long as it needs: one mail server that hangs holds up only its own message. */
const sideBySide = 8;

/** Delivers what the outbox holds, until stopped. Nothing it knows is lost with it: all state is in the store. */
export function startDeliveryLoop(parts: LoopParts) {
  const { outbox, now, log, lease = 45_000, pause = 1000 } = parts;
  const stopping = new AbortController();
  const letGo = new AbortController();
  const attempt = createAttempt({ ...parts, pause, stopping: stopping.signal });
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
      const ended = attempt(message, letGo.signal).finally(() => {
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
