import type { Database, OnNewDatabase } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

type DatabaseLocation = { databaseUrl?: string | undefined; dataFolder: string };

export const openDatabase = ({ databaseUrl, dataFolder }: DatabaseLocation, onNewDatabase?: OnNewDatabase): Database =>
  databaseUrl ? openPostgres(databaseUrl, onNewDatabase) : openSqlite(dataFolder, onNewDatabase);
