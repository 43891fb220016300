import { createHash, timingSafeEqual } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { Store } from './store/store.ts';

export type Metrics = ReturnType<typeof createMetrics>;
type Parts = { token: string; outbox: Store['outbox'] };

/** Figures for Prometheus or an OpenTelemetry collector, for whoever knows the token. */
export function createMetrics({ token, outbox }: Parts) {
  const responses = new Map(['2xx', '3xx', '4xx', '5xx'].map((status) => [status, 0]));
  const started = Date.now() / 1000 - process.uptime();

  async function figures(): Promise<string> {
    const states = await outbox.counts().catch(() => undefined);
    return [
      metric('site_http_responses_total', 'counter', 'Responses by class of status.', 'status', responses),
      metric('site_contact_messages', 'gauge', 'Contact messages that are kept.', 'state', states ?? new Map()),
      metric(
        'site_store_up',
        'gauge',
        'Whether the messages can be read: 1 or 0.',
        '',
        new Map([['', states ? 1 : 0]]),
      ),
      metric('process_resident_memory_bytes', 'gauge', 'Memory.', '', new Map([['', process.memoryUsage.rss()]])),
      metric('process_start_time_seconds', 'gauge', 'Start, in Unix time.', '', new Map([['', started]])),
    ].join('');
  }

  return {
    count(response: ServerResponse): void {
      response.once('close', () => {
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

function metric(name: string, type: string, help: string, label: string, values: ReadonlyMap<string, number>): string {
  const lines = [...values].map(([key, value]) => `${name}${label && `{${label}="${key}"}`} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

/** Takes as long for a wrong token as for a nearly right one. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
