import type { BuiltSite } from '../pages/builtSite.ts';
import type { DeliverySettings } from '../settings/settings.ts';
import type { Deliver } from './deliver.ts';
import { smtpDelivery } from './smtp.ts';
import { webhookDelivery } from './webhook.ts';

export function createDelivery(delivery: DeliverySettings, site: BuiltSite, now: () => number): Deliver | undefined {
  if (delivery.kind === 'none') return undefined;
  if (delivery.kind === 'webhook') return webhookDelivery(delivery, now);
  return smtpDelivery(delivery.url, { ...delivery, siteName: site.name, words: site.words });
}
