import type { Database, Opening } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

type Where = { databaseUrl?: string | undefined; dataFolder: string };

export const openDatabase = ({ databaseUrl, dataFolder }: Where, options: Opening = {}): Database =>
  databaseUrl ? openPostgres(databaseUrl, options) : openSqlite(dataFolder, options);
