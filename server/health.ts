import type { Context } from 'hono';
import type { AppParts } from './appParts.ts';
import { StoreUnavailable } from './store/database.ts';

/** One look a second is enough for any balancer, and writes no more than that. */
const fresh = 1000;

/** Ready means: a message that comes now would be stored. */
export function createHealth({ store, delivery, now }: AppParts) {
  let last: { at: number; result: ReturnType<typeof look> } | undefined;

  async function look() {
    try {
      await store.messages.probe(now());
      const outbox = await store.outbox.depth(now());
      return { ready: true, status: 'ready', store: store.kind, delivery, outbox };
    } catch (error) {
      const cause = error instanceof StoreUnavailable ? error.code : 'UNKNOWN';
      return { ready: false, status: 'not ready', store: store.kind, delivery, cause };
    }
  }

  return async (context: Context): Promise<Response> => {
    // Not by the clock of the day, which may be set back.
    const at = performance.now();
    if (!last || at - last.at >= fresh) last = { at, result: look() };
    const { ready, ...body } = await last.result;
    return context.json(body, ready ? 200 : 503);
  };
}
