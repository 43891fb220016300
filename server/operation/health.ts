import type { Context } from 'hono';
import type { AppParts } from '../appParts.ts';
import { StoreUnavailable } from '../store/database.ts';
import { isRush } from './rush.ts';

/** In ms. The check writes to the database, so its result is reused. */
const maxAge = 1000;
/** In ms. A slower store may still work, but a balancer should prefer another server. */
const patience = 1000;

export function createHealth({ store, delivery, now }: AppParts) {
  let last: { at: number; result: ReturnType<typeof check> } | undefined;

  async function check() {
    const parts = { store: store.kind, delivery };
    try {
      await inTime(store.clock.write('healthCheck', now()));
      const figures = Promise.all([store.outbox.figures(now()), isRush(store.messages, now())]);
      const [{ counts, oldestSeconds }, rush] = await inTime(figures);
      const outbox = { waiting: counts.waiting, refused: counts.refused, oldestSeconds };
      return { ready: true, status: 'ready', ...parts, outbox, rush };
    } catch (error) {
      const cause = error instanceof StoreUnavailable ? error.code : 'UNKNOWN';
      return { ready: false, status: 'not ready', ...parts, cause };
    }
  }

  return async (context: Context): Promise<Response> => {
    // Not Date.now(): the system clock may be set back.
    const at = performance.now();
    if (!last || at - last.at >= maxAge) last = { at, result: check() };
    const { ready, ...body } = await last.result;
    return context.json(body, ready ? 200 : 503);
  };
}

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new StoreUnavailable({ code: 'TIMEOUT' })), patience);
  });
  return Promise.race([work, late]);
}
