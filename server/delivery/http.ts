import type { BuiltSite } from '../../contract/contactState.ts';
import type { DeliverySettings } from '../settings/delivery.ts';
import type { Delivery } from './deliver.ts';
import { mailApiDelivery } from './mailApi.ts';
import { webhookDelivery } from './webhook.ts';

type OverHttp = Exclude<DeliverySettings, { kind: 'smtp' }>;

/** The ways that need nothing but fetch, and so work where there is no SMTP. */
export function httpDelivery(delivery: OverHttp, site: BuiltSite, now: () => number): Delivery | undefined {
  if (delivery.kind === 'none') return undefined;
  if (delivery.kind === 'webhook')
    return { kind: 'webhook', deliver: webhookDelivery(delivery.url, delivery.secret, now) };
  const { url, key, from, to } = delivery;
  return { kind: 'mailApi', deliver: mailApiDelivery(url, key, { siteName: site.name, from, to, words: site.words }) };
}
