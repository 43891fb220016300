import { emptyMessage } from '../../contract/contact.ts';
import { createDelivery } from '../../server/delivery/createDelivery.ts';
import { DeliveryError } from '../../server/delivery/deliver.ts';
import { ExplainedError } from '../../server/explained.ts';
import { loadBuiltSite } from '../../server/pages/builtSite.ts';
import type { Settings } from '../../server/settings/settings.ts';
import { newReceipt } from '../../server/store/store.ts';

export async function testMail({ delivery }: Settings): Promise<string> {
  const site = await loadBuiltSite('dist/server');
  const deliver = createDelivery(delivery, site, Date.now);
  if (!deliver)
    throw new ExplainedError(
      'No delivery is set up: set SMTP_URL and CONTACT_TO, or CONTACT_WEBHOOK_URL (docs/operations.md).',
    );
  const to = delivery.kind === 'smtp' ? delivery.to : 'the webhook';
  const receipt = newReceipt();
  const message = {
    ...emptyMessage,
    name: 'Test',
    email: delivery.kind === 'smtp' ? delivery.from : 'test@example.com',
    message: 'A test of the delivery, sent by bin/inbox test-mail.',
    receipt,
    language: site.languages[0] ?? 'en',
    suspected: '',
    receivedAt: Date.now(),
  };
  try {
    await deliver(message, AbortSignal.timeout(90_000));
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    throw new ExplainedError(
      `Not delivered to ${to}: ${error.message} (${error.code}). Check the settings of the delivery.`,
    );
  }
  return `Delivered to ${to}, as message ${receipt}. Look whether it has arrived, and not among the spam.`;
}
