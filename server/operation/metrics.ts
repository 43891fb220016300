import type { Context } from 'hono';
import { timingSafeEqual } from 'hono/utils/buffer';
import type { Outcome } from '../delivery/attempt.ts';
import { states } from '../store/messages.ts';
import type { Store } from '../store/store.ts';

export type Counters = ReturnType<typeof createCounters>;

export function createCounters() {
  const counters = new Map<string, number>();
  const contactMetric = (reason: string) => `site_contact_answers_total{reason="${reason}"}`;
  const attemptMetric = (outcome: Outcome) => `site_delivery_attempts_total{outcome="${outcome}"}`;
  const responseMetric = (status: string) => `site_http_responses_total{status="${status}xx"}`;
  for (const status of ['2', '3', '4', '5']) counters.set(responseMetric(status), 0);
  for (const reason of ['stored', 'replayed', 'invalid', 'tooMany', 'notStored'])
    counters.set(contactMetric(reason), 0);
  for (const outcome of ['delivered', 'postponed', 'refused'] as const) counters.set(attemptMetric(outcome), 0);

  function increment(metric: string): void {
    const count = counters.get(metric);
    if (count !== undefined) counters.set(metric, count + 1);
  }

  return {
    countContactResponse: (reason: string) => increment(contactMetric(reason)),
    countAttempt: (outcome: Outcome) => increment(attemptMetric(outcome)),
    /** A failing health check is no visitor's error. */
    countResponse(status: number, url: string): void {
      if (!/^\/api\/health\b/.test(url)) increment(responseMetric(String(status).slice(0, 1)));
    },
    entries: () => counters.entries(),
  };
}

type Options = { token: string; store: Store; counters: Counters; now: () => number };

/** The response has Prometheus's text format. */
export function createMetricsHandler({ token, store, counters, now }: Options) {
  async function storeMetrics(): Promise<[string, number | undefined][]> {
    const [{ counts, oldestWaitingSeconds, lastDeliveredAt }, { backup }] = await Promise.all([
      store.outbox.statistics(now()),
      store.lastTaskRuns.read(),
    ]);
    return [
      ...states.map((state): [string, number] => [`site_contact_messages{state="${state}"}`, counts[state]]),
      ['site_contact_oldest_waiting_seconds', oldestWaitingSeconds],
      ['site_contact_last_delivery_timestamp_seconds', toSeconds(lastDeliveredAt)],
      ['site_backup_last_timestamp_seconds', toSeconds(backup)],
    ];
  }

  return async (context: Context): Promise<Response> => {
    if (!(await timingSafeEqual(context.req.header('authorization') ?? '', `Bearer ${token}`))) {
      context.header('WWW-Authenticate', 'Bearer');
      return context.text('Send the header Authorization: Bearer METRICS_TOKEN.\n', 401);
    }
    const metrics = [...counters.entries(), ...(await storeMetrics().catch(() => []))];
    const lines = metrics.filter(([, value]) => value !== undefined).map(([name, value]) => `${name} ${value}\n`);
    return context.text(lines.join(''), 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
  };
}

const toSeconds = (time: number | undefined) => time && Math.floor(time / 1000);
