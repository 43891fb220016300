import type { Context } from 'hono';
import { timingSafeEqual } from 'hono/utils/buffer';
import type { Outcome } from '../delivery/attempt.ts';
import type { Store } from '../store/store.ts';
import { isRush } from './rush.ts';

export type Counters = ReturnType<typeof createCounters>;

/** Counts events since the start. Events without a counter below are not counted. */
export function createCounters() {
  const counters = new Map<string, number>();
  const answer = (reason: string) => `site_contact_answers_total{reason="${reason}"}`;
  const attempt = (outcome: Outcome) => `site_delivery_attempts_total{outcome="${outcome}"}`;
  const response = (status: string) => `site_http_responses_total{status="${status}xx"}`;
  for (const status of ['2', '3', '4', '5']) counters.set(response(status), 0);
  for (const reason of ['stored', 'replayed', 'invalid', 'keyReused', 'tooMany', 'notStored'])
    counters.set(answer(reason), 0);
  for (const outcome of ['delivered', 'postponed', 'refused'] as const) counters.set(attempt(outcome), 0);

  function add(name: string): void {
    const count = counters.get(name);
    if (count !== undefined) counters.set(name, count + 1);
  }

  return {
    countAnswer: (reason: string) => add(answer(reason)),
    countAttempt: (outcome: Outcome) => add(attempt(outcome)),
    /** Failing health checks are not errors of visitors. */
    countResponse(status: number, target: string): void {
      if (!/^\/api\/health\b/.test(target)) add(response(String(status).slice(0, 1)));
    },
    entries: () => counters.entries(),
  };
}

type Parts = { token: string; store: Store; counters: Counters; now: () => number };

/** In the text format of Prometheus. While the database is unavailable, the response has only the counters. */
export function createMetrics({ token, store, counters, now }: Parts) {
  async function figures(): Promise<[string, number | undefined][]> {
    const [{ counts, oldestSeconds, deliveredAt }, { backup }, rush] = await Promise.all([
      store.outbox.figures(now()),
      store.timestamps.read(),
      isRush(store.messages, now()),
    ]);
    return [
      ...Object.entries(counts).map(([state, count]): [string, number] => [
        `site_contact_messages{state="${state}"}`,
        count,
      ]),
      ['site_contact_oldest_waiting_seconds', oldestSeconds],
      ['site_contact_last_delivery_timestamp_seconds', inSeconds(deliveredAt)],
      ['site_backup_last_timestamp_seconds', inSeconds(backup)],
      ['site_contact_rush', Number(rush)],
    ];
  }

  return async (context: Context): Promise<Response> => {
    // In constant time, so that response times don't reveal the token.
    if (!(await timingSafeEqual(context.req.header('authorization') ?? '', `Bearer ${token}`))) {
      return context.text('Send the header Authorization: Bearer METRICS_TOKEN.\n', 401, {
        'WWW-Authenticate': 'Bearer',
      });
    }
    const all = [...counters.entries(), ...(await figures().catch(() => []))];
    const lines = all.filter(([, value]) => value !== undefined).map(([name, value]) => `${name} ${value}\n`);
    return context.text(lines.join(''), 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
  };
}

const inSeconds = (time: number | undefined) => time && Math.floor(time / 1000);
