import type { Database, OnNewDatabase } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

type Location = { databaseUrl?: string | undefined; dataFolder: string };

export const openDatabase = ({ databaseUrl, dataFolder }: Location, onNewDatabase?: OnNewDatabase): Database =>
  databaseUrl ? openPostgres(databaseUrl, onNewDatabase) : openSqlite(dataFolder, onNewDatabase);
