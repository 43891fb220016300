import { ExplainedError } from '../../server/explained.ts';
import type { Settings } from '../../server/settings/settings.ts';
import type { Store } from '../../server/store/store.ts';
import { backUp, checkBackup, restore } from './backups.ts';
import { asCsv, asList, asPage } from './formats.ts';
import { testMail } from './testMail.ts';

/** `use` works on any store, also the worker's; `run` only on a server's own. */
type Command = { args?: string; does: string } & (
  | { use: (store: Store, word: string) => Promise<string> }
  | { run: (settings: Settings, word: string) => Promise<string> }
);

const notFound = (receipt: string) =>
  new ExplainedError(`There is no message ${receipt}. bin/inbox lists what there is.`);

export const commands: Record<string, Command> = {
  list: {
    does: 'what has come in, oldest first (the default)',
    use: async ({ messages }) => asList(await messages.list()),
  },
  show: {
    args: 'RECEIPT',
    does: 'one message in full',
    async use({ messages }, word) {
      const message = await messages.find(word.toUpperCase());
      if (!message) throw notFound(word);
      return asPage(message);
    },
  },
  export: {
    does: 'all of them as a table (CSV), on standard output',
    use: async ({ messages }) => asCsv(await messages.list()),
  },
  resend: {
    args: 'RECEIPT|--refused',
    does: 'deliver again',
    async use({ outbox }, word) {
      const now = Date.now();
      const count = await (word === '--refused' ? outbox.retryRefused(now) : outbox.resend(word.toUpperCase(), now));
      if (count === 0 && word !== '--refused') throw notFound(word);
      return `${count} to be delivered again. A running server with delivery set up does it within a second or two.`;
    },
  },
  delete: {
    args: 'RECEIPT',
    does: 'delete one message',
    async use({ messages }, word) {
      const deleted = await messages.remove(word.toUpperCase());
      if (deleted.length === 0) throw notFound(word);
      return `${deleted.length} deleted.`;
    },
  },
  spam: {
    does: 'messages with the hidden field filled in: not delivered, deleted after 30 days (resend delivers one)',
    use: async ({ messages }) => asList((await messages.list()).filter(({ state }) => state === 'quarantined')),
  },
  erase: {
    args: 'EMAIL',
    does: 'delete all messages of one address, for a privacy request',
    async use({ messages }, word) {
      if (!word.includes('@')) throw new ExplainedError('erase wants an email address. One message: delete RECEIPT');
      const deleted = await messages.erase(word);
      return `${deleted.length} deleted. Backups hold them until they are replaced; delivered mails are yours to clean.`;
    },
  },
  backup: {
    args: 'FILE|FOLDER',
    does: 'a checked copy while the server runs; a folder keeps the last 14',
    run: backUp,
  },
  'check-backup': { args: 'FILE|FOLDER', does: 'whether the newest copy can be restored', run: checkBackup },
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
