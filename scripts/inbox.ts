import { existsSync } from 'node:fs';
import { readSettings, SettingsError } from '../server/settings/settings.ts';
import { StoreUnavailable } from '../server/store/database.ts';
import { openDatabase } from '../server/store/openDatabase.ts';
import { sqliteFile } from '../server/store/sqlite.ts';
import { createStore } from '../server/store/store.ts';
import { backUp } from './inbox/backUp.ts';
import { asCsv, asJsonLines } from './inbox/exports.ts';
import { asList, asPage } from './inbox/listing.ts';

const usage = `npm run --silent inbox -- COMMAND
  list [waiting|refused|delivered|suspected]   what has come in, oldest first (the default)
  show RECEIPT                                 one message in full
  export --csv|--jsonl                         all of them, on standard output
  resend RECEIPT | --refused                   deliver again
  delete RECEIPT                               delete one message
  erase EMAIL                                  delete all from one address, for a privacy request
  backup FILE                                  a consistent copy while the server runs (SQLite)`;

/** A command that cannot be followed. */
class Mistake extends Error {}

if (existsSync('.env')) process.loadEnvFile('.env');
try {
  await run(process.argv.slice(2));
} catch (error) {
  const known = error instanceof Mistake || error instanceof SettingsError || error instanceof StoreUnavailable;
  console.error(known ? error.message : error);
  process.exitCode = 1;
}

async function run([command = 'list', argument = '']: string[]): Promise<void> {
  const settings = readSettings(process.env);
  const file = sqliteFile(settings.dataFolder);
  if (!settings.databaseUrl && !existsSync(file))
    throw new Mistake(
      `There are no messages to read: ${file} does not exist. Run this with the server's own settings: DATA_DIR=... or DATABASE_URL=... before the command, or in .env (docs/operations.md).`,
    );
  if (command === 'backup') {
    if (settings.databaseUrl)
      throw new Mistake('DATABASE_URL is set: back PostgreSQL up with pg_dump (docs/operations.md).');
    if (!argument) throw new Mistake('Name the file to write: npm run inbox -- backup copy.sqlite');
    if (existsSync(argument)) throw new Mistake(`${argument} is there already; a backup overwrites nothing.`);
    console.log(await backUp(settings.dataFolder, argument));
    return;
  }
  const store = createStore(openDatabase(settings));
  try {
    console.log(await answer(store, command, argument));
  } finally {
    await store.close();
  }
}

async function answer(
  { messages, outbox }: ReturnType<typeof createStore>,
  command: string,
  argument: string,
): Promise<string> {
  const needed = (what: string) => {
    if (!argument) throw new Mistake(`Say ${what}: npm run inbox -- ${command} ...\n\n${usage}`);
    return argument;
  };
  const known = (count: number) => {
    if (count === 0) throw new Mistake(`There is no message ${argument}. npm run inbox lists what there is.`);
    return count;
  };
  switch (command) {
    case 'list': {
      const filters = ['all', 'waiting', 'refused', 'delivered', 'suspected'] as const;
      const filter = filters.find((one) => one === (argument || 'all'));
      if (!filter) throw new Mistake(`list knows ${filters.join(', ')}, not ${argument}.`);
      return asList(await messages.list(filter));
    }
    case 'show': {
      const message = await messages.find(needed('which receipt').toUpperCase());
      return message ? asPage(message) : `${known(0)}`;
    }
    case 'export': {
      const all = await messages.list('all');
      if (argument === '--csv') return asCsv(all);
      if (argument === '--jsonl') return asJsonLines(all);
      throw new Mistake('Say how: npm run inbox -- export --csv, or --jsonl');
    }
    case 'resend': {
      const refused = needed('which receipt, or --refused') === '--refused';
      const count = refused
        ? await outbox.retryRefused(Date.now())
        : known(await outbox.resend(argument.toUpperCase(), Date.now()));
      return `${count} to be delivered again. A running server with delivery set up does it within a second or two.`;
    }
    case 'delete':
      return `${known((await messages.remove(needed('which receipt').toUpperCase())).length)} deleted.`;
    case 'erase':
      return `${(await messages.erase(needed('which email address'))).length} deleted. Backups and delivered mails are yours to clean.`;
    default:
      throw new Mistake(`There is no command ${command}.\n\n${usage}`);
  }
}
