import { createHash, timingSafeEqual } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { Store } from './store/store.ts';

export type Metrics = ReturnType<typeof createMetrics>;
type Parts = { token: string; outbox: Store['outbox']; versions: Record<string, string>; now: () => number };

/** In seconds: what a page takes, a message, and what is too long. */
const buckets = [0.005, 0.025, 0.1, 0.5, 1, 5];

/** Figures for Prometheus or an OpenTelemetry collector, for whoever knows the token. */
export function createMetrics({ token, outbox, versions, now }: Parts) {
  const responses = new Map(['2xx', '3xx', '4xx', '5xx'].map((status) => [status, 0]));
  const started = Date.now() / 1000 - process.uptime();

  const atMost = new Map(buckets.map((seconds) => [String(seconds), 0]));
  let [answered, seconds] = [0, 0];

  function latency(): string {
    const name = 'site_http_response_seconds';
    const lines = [...atMost, ['+Inf', answered] as const].map(
      ([le, count]) => `${name}_bucket{le="${le}"} ${count}\n`,
    );
    const sums = `${name}_sum ${seconds.toFixed(6)}\n${name}_count ${answered}\n`;
    return `# HELP ${name} Time from a request to the end of its answer.\n# TYPE ${name} histogram\n${lines.join('')}${sums}`;
  }

  async function figures(): Promise<string> {
    const [states, depth] = await Promise.all([
      outbox.counts().catch(() => undefined),
      outbox.depth(now()).catch(() => undefined),
    ]);
    const labels = Object.entries(versions).map(([name, value]) => `${name}="${value}"`);
    return [
      metric('site_http_responses_total', 'counter', 'Responses by class of status.', 'status', responses),
      latency(),
      metric('site_contact_messages', 'gauge', 'Contact messages that are kept.', 'state', states ?? new Map()),
      depth
        ? one('site_contact_oldest_waiting_seconds', 'Age of the oldest message that waits.', depth.oldestSeconds)
        : '',
      one('site_store_up', 'Whether the messages can be read: 1 or 0.', states ? 1 : 0),
      `# HELP site_info What runs here.\n# TYPE site_info gauge\nsite_info{${labels.join(',')}} 1\n`,
      one('process_resident_memory_bytes', 'Memory.', process.memoryUsage.rss()),
      one('process_start_time_seconds', 'Start, in Unix time.', started),
    ].join('');
  }

  return {
    count(response: ServerResponse): void {
      const begun = performance.now();
      response.once('close', () => {
        const took = (performance.now() - begun) / 1000;
        answered++;
        seconds += took;
        for (const limit of buckets) if (took <= limit) atMost.set(String(limit), (atMost.get(String(limit)) ?? 0) + 1);
        const status = `${Math.floor(response.statusCode / 100)}xx`;
        responses.set(status, (responses.get(status) ?? 0) + 1);
      });
    },

    async answer(context: Context): Promise<Response> {
      if (!isSame(context.req.header('authorization') ?? '', `Bearer ${token}`)) {
        return context.text('Send the header Authorization: Bearer METRICS_TOKEN.\n', 401, {
          'WWW-Authenticate': 'Bearer',
        });
      }
      return context.text(await figures(), 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
    },
  };
}

const one = (name: string, help: string, value: number) => metric(name, 'gauge', help, '', new Map([['', value]]));

function metric(name: string, type: string, help: string, label: string, values: ReadonlyMap<string, number>): string {
  const lines = [...values].map(([key, value]) => `${name}${label && `{${label}="${key}"}`} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

/** Takes as long for a wrong token as for a nearly right one. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
