import type { Settings } from '../../server/settings/settings.ts';
import type { Store } from '../../server/store/store.ts';
import { backUp, checkBackup, restore } from './backups.ts';
import { UsageError } from './database.ts';
import { asCsv, asJsonLines, asList, asPage } from './formats.ts';
import { testMail } from './testMail.ts';

/** `use` works on any store, also the worker's; `run` only on a server's own. Arguments in brackets are optional. */
type Command = { args: string; does: string } & (
  | { use: (store: Store, word: string) => Promise<string> }
  | { run: (settings: Settings, word: string) => Promise<string> }
);

const filters = ['all', 'waiting', 'refused', 'delivered', 'suspected'] as const;
const notFound = (receipt: string) => new UsageError(`There is no message ${receipt}. bin/inbox lists what there is.`);

export const commands: Record<string, Command> = {
  list: {
    args: '[waiting|refused|delivered|suspected]',
    does: 'what has come in, oldest first (the default)',
    async use({ messages }, word) {
      const filter = filters.find((one) => one === (word || 'all'));
      if (!filter) throw new UsageError(`list knows ${filters.join(', ')}, not ${word}.`);
      return asList(await messages.list(filter));
    },
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
    args: '--csv|--jsonl',
    does: 'all of them, on standard output',
    async use({ messages }, word) {
      if (word !== '--csv' && word !== '--jsonl') throw new UsageError(`export knows --csv and --jsonl, not ${word}.`);
      return (word === '--csv' ? asCsv : asJsonLines)(await messages.list('all'));
    },
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
    args: '',
    does: 'messages with the hidden field filled in: not delivered, deleted after 30 days (resend delivers one)',
    use: async ({ messages }) => asList(await messages.list('spam')),
  },
  erase: {
    args: 'EMAIL',
    does: 'delete all messages of one address, for a privacy request',
    async use({ messages }, word) {
      if (!word.includes('@')) throw new UsageError('erase wants an email address. One message: delete RECEIPT');
      const deleted = await messages.erase(word);
      return `${deleted.length} deleted. Backups hold them until they are replaced; delivered mails are yours to clean.`;
    },
  },
  backup: {
    args: 'FILE|FOLDER',
    does: 'a checked copy while the server runs; a folder keeps the last 14',
    run: backUp,
  },
  'check-backup': {
    args: 'FILE|FOLDER',
    does: 'whether the newest copy can be restored',
    run: checkBackup,
  },
  restore: {
    args: 'FILE',
    does: 'put a copy in the place of the database; the server must be stopped',
    run: restore,
  },
  help: { args: '', does: 'this list', run: async () => usage },
  'test-mail': { args: '', does: 'deliver a test message, as the server would', run: testMail },
};

export const usage = `bin/inbox COMMAND        (bin/inbox --worker COMMAND: of the worker)\n${Object.entries(commands)
  .map(([name, { args, does }]) => `  ${`${name} ${args}`.padEnd(46)} ${does}`)
  .join('\n')}`;
