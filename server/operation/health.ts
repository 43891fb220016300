import type { Context } from 'hono';
import type { AppDependencies } from '../appDependencies.ts';
import { codeOf } from '../store/database.ts';

/** Each check writes to the database, so its result is used again for a second. */
const maxResultAgeMs = 1000;

export function createHealthHandler({ store, settings, now }: AppDependencies) {
  let lastCheck: { startedAt: number; result: ReturnType<typeof check> } | undefined;

  async function check() {
    const kinds = { store: store.kind, delivery: settings.delivery.kind };
    try {
      await store.lastTaskRuns.write('healthCheck', now());
      const { counts, oldestWaitingSeconds } = await store.outbox.statistics(now());
      const outbox = { waiting: counts.waiting, refused: counts.refused, oldestSeconds: oldestWaitingSeconds };
      return { status: 'ready', ...kinds, outbox };
    } catch (error) {
      return { status: 'not ready', ...kinds, cause: codeOf(error) };
    }
  }

  return async (context: Context): Promise<Response> => {
    // Not Date.now(), because somebody may set the system clock back.
    const time = performance.now();
    if (!lastCheck || time - lastCheck.startedAt >= maxResultAgeMs) lastCheck = { startedAt: time, result: check() };
    const result = await lastCheck.result;
    return context.json(result, 'cause' in result ? 503 : 200);
  };
}
