import type { Context } from 'hono';
import type { AppParts } from '../appParts.ts';
import { StoreUnavailable } from '../store/database.ts';
import { isRush } from './rush.ts';

/** In ms. The check writes to the database, so its result is reused for a second. */
const fresh = 1000;
/** In ms. A slower store may still work, but a balancer should prefer another server. */
const patience = 1000;

/** Ready means that a message could be stored now. */
export function createHealth({ store, delivery, now }: AppParts) {
  let last: { at: number; result: ReturnType<typeof look> } | undefined;

  async function look() {
    const parts = { store: store.kind, delivery };
    try {
      await inTime(store.messages.probe(now()));
      const [outbox, rush] = await inTime(Promise.all([store.outbox.depth(now()), isRush(store.messages, now())]));
      return { ready: true, status: 'ready', ...parts, outbox, rush };
    } catch (error) {
      const cause = error instanceof StoreUnavailable ? error.code : 'UNKNOWN';
      return { ready: false, status: 'not ready', ...parts, cause };
    }
  }

  return async (context: Context): Promise<Response> => {
    // Not Date.now(): the system clock may be set back.
    const at = performance.now();
    if (!last || at - last.at >= fresh) last = { at, result: look() };
    const { ready, ...body } = await last.result;
    return context.json(body, ready ? 200 : 503);
  };
}

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreUnavailable({ code: 'TIMEOUT' })), patience);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
