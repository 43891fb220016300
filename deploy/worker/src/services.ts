import { pages, render, renderData } from 'site:built';
import { webhookDelivery } from '../../../server/delivery/webhook.ts';
import { createLog } from '../../../server/operation/log.ts';
import { createBuiltSite } from '../../../server/pages/builtSite.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import { createStore } from '../../../server/store/store.ts';
import { UserError } from '../../../server/userError.ts';
import { openD1 } from './d1.ts';

type OutboxRpc = Rpc.DurableObjectBranded & { wake: () => Promise<void> };
type VisitorRpc = Rpc.DurableObjectBranded & {
  /** Returns the seconds to wait if the limit is reached. */
  count: (perHour: number) => Promise<number | undefined>;
  undo: () => Promise<void>;
};

/** Cloudflare adds the settings (.env.example) as strings. */
export type Bindings = {
  FILES: Fetcher;
  DB: D1Database;
  OUTBOX: DurableObjectNamespace<OutboxRpc>;
  VISITORS: DurableObjectNamespace<VisitorRpc>;
};

/** The isolates of the worker share one outbox, so that no two deliver the same message. */
export const outboxOf = ({ OUTBOX }: Bindings) => OUTBOX.getByName('outbox');

export const log = createLog((line) => console.log(line.trimEnd()), Date.now);
export const site = createBuiltSite({ pages, render }, renderData);

export function createServices(bindings: Bindings) {
  const variables = Object.entries(bindings).filter(([, value]) => typeof value === 'string');
  const settings = readSettings({ ...Object.fromEntries(variables), SITE_URL: renderData.siteUrl });
  const { delivery } = settings;
  if (delivery.kind === 'smtp')
    throw new UserError('SMTP_URL is set, but a worker sends no SMTP. Remove it and set CONTACT_WEBHOOK_URL.');
  if (settings.databaseUrl) throw new UserError('DATABASE_URL is set, but a worker keeps messages in D1. Remove it.');
  const deliver = delivery.kind === 'webhook' ? webhookDelivery(delivery, Date.now) : undefined;
  return { settings, store: createStore(openD1(bindings.DB)), deliver };
}
