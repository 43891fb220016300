import type { Context } from 'hono';
import type { AppDependencies } from '../appDependencies.ts';
import { codeOf } from '../store/database.ts';
import { isMessageSpike } from './messageSpike.ts';

/** Each check writes to the database, so all requests of one second share a check. */
const maxAgeMs = 1000;

export function createHealthHandler({ store, settings, now }: AppDependencies) {
  let last: { at: number; result: ReturnType<typeof check> } | undefined;

  async function check() {
    const kinds = { store: store.kind, delivery: settings.delivery.kind };
    try {
      await store.taskTimes.write('healthCheck', now());
      const { counts, oldestWaitingSeconds } = await store.outbox.statistics(now());
      const outbox = { waiting: counts.waiting, refused: counts.refused, oldestSeconds: oldestWaitingSeconds };
      return { status: 'ready', ...kinds, outbox, messageSpike: await isMessageSpike(store.messages, now()) };
    } catch (error) {
      return { status: 'not ready', ...kinds, cause: codeOf(error) };
    }
  }

  return async (context: Context): Promise<Response> => {
    // Date.now() could make the result look new for hours, because the system clock may be set back.
    const at = performance.now();
    if (!last || at - last.at >= maxAgeMs) last = { at, result: check() };
    const result = await last.result;
    return context.json(result, 'cause' in result ? 503 : 200);
  };
}
