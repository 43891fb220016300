import type { Context } from 'hono';
import { timingSafeEqual } from 'hono/utils/buffer';
import type { Store } from '../store/store.ts';
import { metric, type ResponseCounts } from './responseCounts.ts';

type Parts = {
  token: string;
  outbox: Store['outbox'];
  responses: ResponseCounts;
  versions: Record<string, string>;
  /** What can be known of the process that answers. */
  process?: () => { memory: number; started: number };
  now: () => number;
};

/** Figures for Prometheus or an OpenTelemetry collector, for whoever knows the token. */
export function createMetrics({ token, outbox, responses, versions, process, now }: Parts) {
  async function figures(): Promise<string> {
    const [states, depth] = await Promise.all([
      outbox.counts().catch(() => undefined),
      outbox.depth(now()).catch(() => undefined),
    ]);
    const labels = Object.entries(versions).map(([name, value]) => `${name}="${value}"`);
    const { memory, started } = process?.() ?? {};
    return [
      responses.text(),
      metric('site_contact_messages', 'gauge', 'Contact messages that are kept.', 'state', states ?? new Map()),
      gauge('site_contact_oldest_waiting_seconds', 'Age of the oldest message that waits.', depth?.oldestSeconds),
      gauge('site_store_up', 'Whether the messages can be read: 1 or 0.', states ? 1 : 0),
      `# HELP site_info What runs here.\n# TYPE site_info gauge\nsite_info{${labels.join(',')}} 1\n`,
      gauge('process_resident_memory_bytes', 'Memory.', memory),
      gauge('process_start_time_seconds', 'Start, in Unix time.', started),
    ].join('');
  }

  return {
    async answer(context: Context): Promise<Response> {
      // Takes as long for a wrong token as for a nearly right one.
      if (!(await timingSafeEqual(context.req.header('authorization') ?? '', `Bearer ${token}`))) {
        return context.text('Send the header Authorization: Bearer METRICS_TOKEN.\n', 401, {
          'WWW-Authenticate': 'Bearer',
        });
      }
      return context.text(await figures(), 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
    },
  };
}

const gauge = (name: string, help: string, value: number | undefined) =>
  value === undefined ? '' : metric(name, 'gauge', help, '', new Map([['', value]]));
