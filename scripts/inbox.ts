import { existsSync } from 'node:fs';
import { NotBuilt } from '../server/pages/builtSite.ts';
import { readSettings, SettingsError } from '../server/settings/settings.ts';
import { StoreUnavailable } from '../server/store/database.ts';
import { commands, usage } from './inbox/commands.ts';
import { onStore, openOwn } from './inbox/onStore.ts';
import { UsageError } from './inbox/usageError.ts';
import { workerPlace } from './inbox/workerPlace.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
try {
  const { place, words } = workerPlace(process.argv.slice(2));
  const [name = 'list', ...args] = words;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`There is no command ${name}.\n\n${usage}`);
  if ('use' in command) {
    const use = command.use(args);
    console.log(await onStore(place ? await place() : openOwn(readSettings(process.env)), use));
  } else if (place)
    throw new UsageError(`A worker has no ${name} here: docs/operations.md, "As a worker", has its way.`);
  else console.log(await command.run(readSettings(process.env), args));
} catch (error) {
  const known = [UsageError, SettingsError, StoreUnavailable, NotBuilt].some((kind) => error instanceof kind);
  console.error(known && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
