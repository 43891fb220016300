import { inputs, pages, render } from 'site:built';
import { webhookDelivery } from '../../../server/delivery/webhook.ts';
import { createLog } from '../../../server/operation/log.ts';
import { createBuiltSite } from '../../../server/pages/builtSite.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import { createStore } from '../../../server/store/store.ts';
import { UserError } from '../../../server/userError.ts';
import type { Bindings } from './bindings.ts';
import { openD1 } from './d1.ts';

export const log = createLog((line) => console.log(line.trimEnd()), Date.now);
/** `inputs`: the build's contents, assets and address (dist/server/inputs.json). */
export const site = createBuiltSite({ pages, render }, inputs);

/** The settings that Cloudflare passes in `bindings`, the store, and the function that delivers a message, if any. */
export function createServices(bindings: Bindings) {
  const variables = Object.entries(bindings).filter(([, value]) => typeof value === 'string');
  const settings = readSettings({ ...Object.fromEntries(variables), SITE_URL: inputs.siteUrl });
  const { delivery } = settings;
  if (delivery.kind === 'smtp')
    throw new UserError('SMTP_URL is set, but a worker sends no SMTP. Set CONTACT_WEBHOOK_URL.');
  if (settings.databaseUrl)
    throw new UserError('DATABASE_URL is set, but a worker keeps messages in D1. Leave it out.');
  const deliver = delivery.kind === 'webhook' ? webhookDelivery(delivery, Date.now) : undefined;
  return { settings, store: createStore(openD1(bindings.DB)), deliver };
}
