import type { BuiltSite } from '../../contract/contactState.ts';
import type { DeliverySettings } from '../settings/delivery.ts';
import type { Delivery } from './deliver.ts';
import { smtpDelivery } from './smtp.ts';
import { webhookDelivery } from './webhook.ts';

export function createDelivery(delivery: DeliverySettings, site: BuiltSite, now: () => number): Delivery | undefined {
  if (delivery.kind === 'none') return undefined;
  if (delivery.kind === 'webhook') return webhookDelivery(delivery, now);
  const { url, from, to } = delivery;
  return { kind: 'smtp', deliver: smtpDelivery(url, { siteName: site.name, from, to, words: site.words }) };
}
