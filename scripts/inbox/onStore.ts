import { existsSync } from 'node:fs';
import type { Settings } from '../../server/settings/settings.ts';
import { openDatabase } from '../../server/store/openDatabase.ts';
import { sqliteFile } from '../../server/store/sqlite.ts';
import { createStore, type Store } from '../../server/store/store.ts';
import { Mistake } from './mistake.ts';

export type Use = (store: Store) => Promise<string>;

/** Opens the server's own database, and none where there is none: an empty one would hide that the settings are wrong. */
export async function onStore(settings: Settings, use: Use): Promise<string> {
  if (!settings.databaseUrl) existing(sqliteFile(settings.dataFolder));
  const store = createStore(openDatabase(settings));
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

export function existing(file: string): string {
  if (existsSync(file)) return file;
  throw new Mistake(
    `There are no messages to read: ${file} does not exist. Run this with the server's own settings: DATA_DIR=... or DATABASE_URL=... before the command, or in .env (docs/operations.md).`,
  );
}
