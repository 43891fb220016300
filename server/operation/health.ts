import type { Context } from 'hono';
import type { AppParts } from '../appParts.ts';
import { codeOf } from '../store/database.ts';
import { isMessageSpike } from './messageSpike.ts';

/** In ms. The check writes to the database, so its result is reused. */
const maxAge = 1000;

export function createHealthHandler({ store, delivery, now }: AppParts) {
  let last: { at: number; result: ReturnType<typeof check> } | undefined;

  async function check() {
    const parts = { store: store.kind, delivery };
    try {
      await store.timestamps.write('healthCheck', now());
      const { counts, oldestWaitingSeconds } = await store.outbox.statistics(now());
      const outbox = { waiting: counts.waiting, refused: counts.refused, oldestSeconds: oldestWaitingSeconds };
      return { status: 'ready', ...parts, outbox, messageSpike: await isMessageSpike(store.messages, now()) };
    } catch (error) {
      return { status: 'not ready', ...parts, cause: codeOf(error) };
    }
  }

  return async (context: Context): Promise<Response> => {
    // Not Date.now(): the system clock may be set back.
    const at = performance.now();
    if (!last || at - last.at >= maxAge) last = { at, result: check() };
    const result = await last.result;
    return context.json(result, 'cause' in result ? 503 : 200);
  };
}
