import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

export const openDatabase = (settings: { databaseUrl?: string | undefined; dataFolder: string }): Database =>
  settings.databaseUrl ? openPostgres(settings.databaseUrl) : openSqlite(settings.dataFolder);
