import type { Settings } from '../../server/settings/settings.ts';
import type { Store } from '../../server/store/store.ts';
import { UserError } from '../../server/userError.ts';
import { backUp, restore } from './backups.ts';
import { formatCsv, formatList, formatMessage } from './formats.ts';
import { testMail } from './testMail.ts';

/** `use` works on a server's store and on the worker's; `run` only on a server's. */
type Command = { args?: string; help: string } & (
  | { use: (store: Store, argument: string) => Promise<string> }
  | { run: (settings: Settings, argument: string) => Promise<string> }
);

/** Returns the result; fails if there was no message with this receipt. */
function foundOrFail<Result extends number | object>(receipt: string, result: Result | undefined): Result {
  if (result) return result;
  throw new UserError(`There is no message ${receipt}. bin/inbox lists what there is.`);
}

export const commands: Record<string, Command> = {
  list: {
    help: 'list all messages, oldest first (the default)',
    use: async ({ messages }) => formatList(await messages.list()),
  },
  show: {
    args: 'RECEIPT',
    help: 'show one message in full',
    use: async ({ messages }, argument) =>
      formatMessage(foundOrFail(argument, await messages.find(argument.toUpperCase()))),
  },
  export: {
    help: 'write all messages as a table (CSV) to standard output',
    use: async ({ messages }) => formatCsv(await messages.list()),
  },
  resend: {
    args: 'RECEIPT',
    help: 'deliver again, within a second or two where a server with delivery set up runs',
    use: async ({ outbox }, argument) =>
      `${foundOrFail(argument, await outbox.resend(argument.toUpperCase(), Date.now()))} to be delivered again.`,
  },
  delete: {
    args: 'RECEIPT',
    help: 'delete one message',
    use: async ({ messages }, argument) =>
      `${foundOrFail(argument, (await messages.remove(argument.toUpperCase())).length)} deleted.`,
  },
  spam: {
    help: 'list messages with the hidden field filled in: not delivered, deleted after 30 days (resend delivers one)',
    use: async ({ messages }) => formatList((await messages.list()).filter(({ state }) => state === 'quarantined')),
  },
  erase: {
    args: 'EMAIL',
    help: 'delete all messages of one address, for a privacy request',
    async use({ messages }, argument) {
      if (!argument.includes('@'))
        throw new UserError('erase needs an email address. For one message use: delete RECEIPT');
      const deleted = await messages.erase(argument);
      return `${deleted.length} deleted. Backups still hold them until they are replaced. Delete delivered mails yourself.`;
    },
  },
  backup: { args: 'FOLDER', help: 'write a checked copy while the server runs; the last 14 are kept', run: backUp },
  restore: {
    args: 'FILE',
    help: 'replace the database by a copy; the server must be stopped',
    run: restore,
  },
  help: { help: 'show this list', run: async () => usage },
  'test-mail': { help: 'deliver a test message, as the server would', run: testMail },
};

export const usage = `bin/inbox COMMAND        (bin/inbox --worker COMMAND: the worker's messages)\n${Object.entries(
  commands,
)
  .map(([name, { args = '', help }]) => `  ${`${name} ${args}`.padEnd(26)} ${help}`)
  .join('\n')}`;
