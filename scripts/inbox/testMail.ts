import { emptyMessage } from '../../contract/contact.ts';
import { createDelivery } from '../../server/delivery/createDelivery.ts';
import { DeliveryError } from '../../server/delivery/deliver.ts';
import { loadBuiltSite } from '../../server/pages/builtSite.ts';
import type { Settings } from '../../server/settings/settings.ts';
import { newReceipt } from '../../server/store/store.ts';
import { UsageError } from './database.ts';

export async function testMail({ delivery }: Settings): Promise<string> {
  const site = await loadBuiltSite('dist/server');
  const deliver = createDelivery(delivery, site, Date.now);
  if (!deliver)
    throw new UsageError(
      'No delivery is set up: set SMTP_URL and CONTACT_TO, or CONTACT_WEBHOOK_URL (docs/operations.md).',
    );
  const to = 'to' in delivery ? delivery.to : 'the webhook';
  const receipt = newReceipt();
  const now = Date.now();
  const text = 'A test of the delivery, sent by bin/inbox test-mail.';
  const message = {
    ...{ ...emptyMessage, receipt, name: 'Test', message: text },
    email: 'from' in delivery ? delivery.from : 'test@example.com',
    ...{ language: site.languages[0] ?? 'en', suspected: '', receivedAt: now, nextAttemptAt: now },
    ...{ attempts: 1, refusals: 0, deliveredAt: undefined, lastError: '' },
    state: 'waiting' as const,
  };
  try {
    await deliver(message, AbortSignal.timeout(90_000));
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    throw new UsageError(
      `Not delivered to ${to}: ${error.message} (${error.code}). Check the settings of the delivery.`,
    );
  }
  return `Delivered to ${to}, as message ${receipt}. Look whether it has arrived, and not among the spam.`;
}
