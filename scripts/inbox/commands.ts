import { emptyMessage } from '../../contract/contact.ts';
import { createDelivery } from '../../server/delivery/createDelivery.ts';
import { loadBuiltSite } from '../../server/pages/builtSite.ts';
import type { Settings } from '../../server/settings/settings.ts';
import { newReceipt } from '../../server/store/receipt.ts';
import type { Store } from '../../server/store/store.ts';
import { UserError } from '../../server/userError.ts';
import { backUp, backupsKept, restore } from './backups.ts';
import { formatCsv, formatList, formatMessage } from './formats.ts';

type Command = { args?: string; help: string } & (
  | { withStore: (store: Store, argument: string) => Promise<string> }
  | { withSettings: (settings: Settings, argument: string) => Promise<string> }
);

function foundOrFail<Result extends number | object>(receipt: string, result: Result | undefined): Result {
  if (result) return result;
  throw new UserError(`There is no message ${receipt}. bin/inbox lists what there is.`);
}

export const commands: Record<string, Command> = {
  list: {
    help: 'list all messages, oldest first (the default)',
    withStore: async ({ messages }) => formatList(await messages.list()),
  },
  show: {
    args: 'RECEIPT',
    help: 'show one message in full',
    withStore: async ({ messages }, argument) =>
      formatMessage(foundOrFail(argument, await messages.find(argument.toUpperCase()))),
  },
  export: {
    help: 'write all messages as a table (CSV) to standard output',
    withStore: async ({ messages }) => formatCsv(await messages.list()),
  },
  resend: {
    args: 'RECEIPT',
    help: 'deliver again; a running server with delivery set up does so within two seconds',
    withStore: async ({ outbox }, argument) =>
      `${foundOrFail(argument, await outbox.resend(argument.toUpperCase(), Date.now()))} to be delivered again.`,
  },
  delete: {
    args: 'RECEIPT',
    help: 'delete one message',
    withStore: async ({ messages }, argument) =>
      `${foundOrFail(argument, (await messages.deleteByReceipt(argument.toUpperCase())).length)} deleted.`,
  },
  spam: {
    help: 'list messages with the hidden field filled in: not delivered, deleted after 30 days (resend delivers one)',
    withStore: async ({ messages }) =>
      formatList((await messages.list()).filter(({ state }) => state === 'quarantined')),
  },
  erase: {
    args: 'EMAIL',
    help: 'delete all messages of one address, for a privacy request',
    async withStore({ messages }, argument) {
      if (!argument.includes('@'))
        throw new UserError('erase needs an email address. For one message use: delete RECEIPT');
      const deleted = await messages.deleteByEmail(argument);
      return `${deleted.length} deleted. Backups still hold them until they are replaced. Delete delivered mails yourself.`;
    },
  },
  backup: {
    args: 'FOLDER',
    help: `write a checked copy while the server runs; the last ${backupsKept} are kept`,
    withSettings: backUp,
  },
  restore: { args: 'FILE', help: 'replace the database by a copy; the server must be stopped', withSettings: restore },
  help: { help: 'show this list', withSettings: async () => usage },
  'test-mail': { help: 'deliver a test message, as the server would', withSettings: testMail },
};

async function testMail({ delivery }: Settings): Promise<string> {
  const deliver = createDelivery(delivery, await loadBuiltSite('dist/server'), Date.now);
  if (!deliver)
    throw new UserError(
      'No delivery is set up: set SMTP_URL and CONTACT_TO, or CONTACT_WEBHOOK_URL (docs/operations.md).',
    );
  const receipt = newReceipt();
  const message = { name: 'Test', email: 'test@example.com', message: 'A test, sent by bin/inbox test-mail.' };
  const outgoing = { ...emptyMessage, ...message, receipt, language: 'en', spamReasons: '', receivedAt: Date.now() };
  // 90 s, as long as the server waits (attempt.ts).
  await deliver(outgoing, AbortSignal.timeout(90_000)).catch((error: Error) => {
    throw new UserError(`Not delivered: ${error.message}. Check the settings of the delivery.`);
  });
  return `Delivered as message ${receipt}. Check that it has arrived and was not filtered as spam.`;
}

const usageLines = Object.entries(commands).map(
  ([name, { args = '', help }]) => `  ${`${name} ${args}`.padEnd(26)} ${help}`,
);
export const usage = [
  "bin/inbox COMMAND        (bin/inbox --worker COMMAND: the worker's messages)",
  ...usageLines,
].join('\n');
