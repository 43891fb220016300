import type { Context } from 'hono';
import { timingSafeEqual } from 'hono/utils/buffer';
import type { BuiltSite } from '../../contract/contactState.ts';
import { schemaVersion } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { type ContactCounts, metric, type ResponseCounts } from './counts.ts';
import { isRush } from './rush.ts';

type Parts = {
  token: string;
  store: Store;
  responses: ResponseCounts;
  contact: ContactCounts;
  versions: Record<string, string>;
  now: () => number;
};

export function createMetrics({ token, store, responses, contact, versions, now }: Parts) {
  async function figures(): Promise<string> {
    const { outbox, clock, messages } = store;
    const [states, depth, delivered, times, rush] = await Promise.all([
      outbox.counts(),
      outbox.depth(now()),
      outbox.lastDelivery(),
      clock.read(),
      isRush(messages, now()),
    ] as const).catch(() => []);
    const labels = Object.entries(versions).map(([name, value]) => `${name}="${value}"`);
    return [
      responses.text(),
      contact.text(),
      metric('site_contact_messages', 'gauge', 'Contact messages that are kept.', 'state', states ?? new Map()),
      gauge('site_contact_oldest_waiting_seconds', 'Age of the oldest message that waits.', depth?.oldestSeconds),
      gauge('site_contact_last_delivery_timestamp_seconds', 'Last delivery, in Unix time.', inSeconds(delivered)),
      gauge(
        'site_backup_last_timestamp_seconds',
        'Last backup that was checked, in Unix time.',
        inSeconds(times?.backup),
      ),
      gauge(
        'site_contact_rush',
        'Whether unusually many messages came within an hour: 1 or 0.',
        rush === undefined ? undefined : Number(rush),
      ),
      gauge('site_store_up', 'Whether the messages can be read: 1 or 0.', states ? 1 : 0),
      `# HELP site_info What runs here.\n# TYPE site_info gauge\nsite_info{${labels.join(',')}} 1\n`,
    ].join('');
  }

  return {
    async answer(context: Context): Promise<Response> {
      // In constant time, so that response times don't reveal the token.
      if (!(await timingSafeEqual(context.req.header('authorization') ?? '', `Bearer ${token}`))) {
        return context.text('Send the header Authorization: Bearer METRICS_TOKEN.\n', 401, {
          'WWW-Authenticate': 'Bearer',
        });
      }
      return context.text(await figures(), 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
    },
  };
}

const inSeconds = (time: number | undefined) => time && Math.floor(time / 1000);

const gauge = (name: string, help: string, value: number | undefined) =>
  value === undefined ? '' : metric(name, 'gauge', help, '', new Map([['', value]]));

export const versionsOf = ({ build }: BuiltSite, { version }: { version: string }): Record<string, string> => ({
  version,
  build,
  node: process.versions.node,
  schema: String(schemaVersion),
});
