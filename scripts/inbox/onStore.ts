import { existsSync } from 'node:fs';
import type { Settings } from '../../server/settings/settings.ts';
import type { Database } from '../../server/store/database.ts';
import { openDatabase } from '../../server/store/openDatabase.ts';
import { sqliteFile } from '../../server/store/sqlite.ts';
import { createStore, type Store } from '../../server/store/store.ts';
import { UsageError } from './usageError.ts';

export type Use = (store: Store) => Promise<string>;

export async function onStore(database: Database, use: Use): Promise<string> {
  const store = createStore(database);
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

/** The server's database. Never creates one: an empty list would hide that the settings are wrong. */
export function openOwn(settings: Settings): Database {
  if (!settings.databaseUrl) existing(sqliteFile(settings.dataFolder));
  return openDatabase(settings);
}

export function existing(file: string): string {
  if (existsSync(file)) return file;
  throw new UsageError(
    `There are no messages to read: ${file} does not exist. Run this with the server's own settings: DATA_DIR=... or DATABASE_URL=... before the command, or in .env (docs/operations.md).`,
  );
}
