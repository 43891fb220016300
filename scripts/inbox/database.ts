import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Settings } from '../../server/settings/settings.ts';
import type { Database } from '../../server/store/database.ts';
import { openDatabase } from '../../server/store/openDatabase.ts';
import { sqliteFile } from '../../server/store/sqlite.ts';
import { UserError } from '../../server/userError.ts';

/** Never creates a database: an empty one would hide that the settings name the wrong place. */
export function openServerDatabase(settings: Settings): Database {
  if (!settings.databaseUrl) requireDatabaseFile(sqliteFile(settings.dataFolder));
  return openDatabase(settings);
}

export function requireDatabaseFile(file: string): string {
  if (existsSync(file)) return file;
  throw new UserError(
    `There is no database to read: ${file} does not exist. Use the server's settings: put DATA_DIR=... or DATABASE_URL=... before the command, or into .env (docs/operations.md).`,
  );
}

/** --env= selects wrangler.json's main settings, not its `preview`. */
const wranglerOptionsOf: Record<string, readonly string[]> = {
  '--worker': ['--remote', '--env='],
  '--worker=local': ['--local', '--env=', '--persist-to', resolve(process.env['DATA_DIR'] ?? 'data', 'worker')],
};

/** Imports modules only when called, because a release (deploy/release.sh) does not have all of them. */
export async function openWorkerDatabase(option: string): Promise<Database> {
  const wranglerOptions = wranglerOptionsOf[option];
  if (!wranglerOptions)
    throw new UserError(`The inbox knows ${Object.keys(wranglerOptionsOf).join(', ')}, not ${option}.`);
  const { install } = await import('../install.js');
  if (!install('deploy/worker', 'the tools of deploy/worker (230 MB)'))
    throw new UserError('The tools of deploy/worker could not be installed; npm says why above.');
  return (await import('./openD1WithWrangler.ts')).openD1WithWrangler(wranglerOptions);
}
