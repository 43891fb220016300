import { existsSync } from 'node:fs';
import { NotBuilt } from '../server/builtSite.ts';
import { readSettings, SettingsError } from '../server/settings/settings.ts';
import { StoreUnavailable } from '../server/store/database.ts';
import { commands, usage } from './inbox/commands.ts';
import { Mistake } from './inbox/mistake.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
try {
  const [name = 'list', ...args] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Mistake(`There is no command ${name}.\n\n${usage}`);
  console.log(await command.run(readSettings(process.env), args));
} catch (error) {
  const known = [Mistake, SettingsError, StoreUnavailable, NotBuilt].some((kind) => error instanceof kind);
  console.error(known && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
