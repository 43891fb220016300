import { existsSync } from 'node:fs';
import { type Environment, readSettings } from '../server/settings/settings.ts';
import { StoreUnavailable } from '../server/store/database.ts';
import { createStore } from '../server/store/store.ts';
import { UserError } from '../server/userError.ts';
import { commands, usage } from './inbox/commands.ts';
import { openServerDatabase, openWorkerDatabase } from './inbox/database.ts';

if (import.meta.main) {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { text, hasFailed } = await inbox(process.argv.slice(2), process.env);
  if (hasFailed) console.error(text);
  else console.log(text);
  process.exitCode = hasFailed ? 1 : 0;
}

export async function inbox(args: string[], environment: Environment): Promise<{ text: string; hasFailed: boolean }> {
  try {
    return { text: await runCommand(args, environment), hasFailed: false };
  } catch (error) {
    if (!(error instanceof UserError || error instanceof StoreUnavailable)) throw error;
    return { text: error.message, hasFailed: true };
  }
}

async function runCommand(args: string[], environment: Environment): Promise<string> {
  const workerFlag = args.find((arg) => arg.startsWith('--worker'));
  const [name = 'list', argument = ''] = args.filter((arg) => arg !== workerFlag);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UserError(`There is no command ${name}.\n\n${usage}`);
  if (command.args && !argument) throw new UserError(`An argument is missing: bin/inbox ${name} ${command.args}`);
  if ('withSettings' in command) {
    if (workerFlag) throw new UserError(`${name} does not work with a worker. See docs/operations.md, "As a worker".`);
    return command.withSettings(readSettings(environment), argument);
  }
  const store = createStore(
    workerFlag ? await openWorkerDatabase(workerFlag) : openServerDatabase(readSettings(environment)),
  );
  return command.withStore(store, argument).finally(store.close);
}
