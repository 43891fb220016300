import { existsSync } from 'node:fs';
import { NotBuilt } from '../server/pages/builtSite.ts';
import { readSettings, SettingsError } from '../server/settings/settings.ts';
import { StoreUnavailable } from '../server/store/database.ts';
import { createStore } from '../server/store/store.ts';
import { commands, usage } from './inbox/commands.ts';
import { openOwn, openWorkerDatabase, UsageError } from './inbox/database.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  const known = [UsageError, SettingsError, StoreUnavailable, NotBuilt].some((kind) => error instanceof kind);
  console.error(known && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(given: string[]): Promise<string> {
  const worker = given.find((word) => word.startsWith('--worker'));
  const [name = 'list', ...args] = given.filter((word) => word !== worker);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`There is no command ${name}.\n\n${usage}`);
  if ('run' in command) {
    if (worker) throw new UsageError(`A worker has no ${name} here: docs/operations.md, "As a worker", has its way.`);
    return command.run(readSettings(process.env), args[0]);
  }
  if (command.needs && !args[0]) throw new UsageError(`Say ${command.needs}.\n\n${usage}`);
  const store = createStore(worker ? await openWorkerDatabase(worker) : openOwn(readSettings(process.env)));
  try {
    return await command.use(store, args[0] ?? '');
  } finally {
    await store.close();
  }
}
