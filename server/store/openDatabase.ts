import type { Database, OnNew } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

type Where = { databaseUrl?: string | undefined; dataFolder: string };

export const openDatabase = ({ databaseUrl, dataFolder }: Where, onNew?: OnNew): Database =>
  databaseUrl ? openPostgres(databaseUrl, onNew) : openSqlite(dataFolder, onNew);
