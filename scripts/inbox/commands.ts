import type { Settings } from '../../server/settings/settings.ts';
import type { Store } from '../../server/store/store.ts';
import { UserError } from '../../server/userError.ts';
import { backUp, restore } from './backups.ts';
import { asCsv, asList, asPage } from './formats.ts';
import { testMail } from './testMail.ts';

/** `use` works on any store, also the worker's; `run` only on a server's own. */
type Command = { args?: string; does: string } & (
  | { use: (store: Store, word: string) => Promise<string> }
  | { run: (settings: Settings, word: string) => Promise<string> }
);

/** Fails if nothing was found. */
function found<Many extends number | object>(receipt: string, one: Many | undefined): Many {
  if (one) return one;
  throw new UserError(`There is no message ${receipt}. bin/inbox lists what there is.`);
}

export const commands: Record<string, Command> = {
  list: {
    does: 'what has come in, oldest first (the default)',
    use: async ({ messages }) => asList(await messages.list()),
  },
  show: {
    args: 'RECEIPT',
    does: 'one message in full',
    use: async ({ messages }, word) => asPage(found(word, await messages.find(word.toUpperCase()))),
  },
  export: {
    does: 'all of them as a table (CSV), on standard output',
    use: async ({ messages }) => asCsv(await messages.list()),
  },
  resend: {
    args: 'RECEIPT',
    does: 'deliver again, within a second or two where a server with delivery set up runs',
    use: async ({ outbox }, word) =>
      `${found(word, await outbox.resend(word.toUpperCase(), Date.now()))} to be delivered again.`,
  },
  delete: {
    args: 'RECEIPT',
    does: 'delete one message',
    use: async ({ messages }, word) => `${found(word, (await messages.remove(word.toUpperCase())).length)} deleted.`,
  },
  spam: {
    does: 'messages with the hidden field filled in: not delivered, deleted after 30 days (resend delivers one)',
    use: async ({ messages }) => asList((await messages.list()).filter(({ state }) => state === 'quarantined')),
  },
  erase: {
    args: 'EMAIL',
    does: 'delete all messages of one address, for a privacy request',
    async use({ messages }, word) {
      if (!word.includes('@')) throw new UserError('erase wants an email address. One message: delete RECEIPT');
      const deleted = await messages.erase(word);
      return `${deleted.length} deleted. Backups hold them until they are replaced; delivered mails are yours to clean.`;
    },
  },
  backup: { args: 'FOLDER', does: 'a checked copy while the server runs; the last 14 are kept', run: backUp },
  restore: {
    args: 'FILE',
    does: 'put a copy in the place of the database; the server must be stopped',
    run: restore,
  },
  help: { does: 'this list', run: async () => usage },
  'test-mail': { does: 'deliver a test message, as the server would', run: testMail },
};

export const usage = `bin/inbox COMMAND        (bin/inbox --worker COMMAND: of the worker)\n${Object.entries(commands)
  .map(([name, { args = '', does }]) => `  ${`${name} ${args}`.padEnd(26)} ${does}`)
  .join('\n')}`;
