import { emptyMessage } from '../../contract/contact.ts';
import { createDelivery } from '../../server/delivery/createDelivery.ts';
import { loadBuiltSite } from '../../server/pages/builtSite.ts';
import type { Settings } from '../../server/settings/settings.ts';
import { newReceipt } from '../../server/store/receipt.ts';
import { UserError } from '../../server/userError.ts';

export async function testMail({ delivery }: Settings): Promise<string> {
  const deliver = createDelivery(delivery, await loadBuiltSite('dist/server'), Date.now);
  if (!deliver)
    throw new UserError(
      'No delivery is set up: set SMTP_URL and CONTACT_TO, or CONTACT_WEBHOOK_URL (docs/operations.md).',
    );
  const receipt = newReceipt();
  const message = { name: 'Test', email: 'test@example.com', message: 'A test, sent by bin/inbox test-mail.' };
  const outgoing = { ...emptyMessage, ...message, receipt, language: 'en', spamReasons: '', receivedAt: Date.now() };
  // 90 s, as the server waits (attempt.ts).
  await deliver(outgoing, AbortSignal.timeout(90_000)).catch((error: Error) => {
    throw new UserError(`Not delivered: ${error.message}. Check the settings of the delivery.`);
  });
  return `Delivered as message ${receipt}. Check that it has arrived and was not filtered as spam.`;
}
