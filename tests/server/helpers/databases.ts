import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { openDatabase } from '../../../server/store/openDatabase.ts';
import { sqliteFile } from '../../../server/store/sqlite.ts';
import { temporaryFolder } from './afterTest.ts';
import { findPostgres, findPostgresWithPgDump, startPostgres, whyNoPostgres } from './postgres.ts';

export function freshSqlite() {
  const folder = temporaryFolder();
  return {
    env: { DATA_DIR: folder },
    open: () => openDatabase({ dataFolder: folder }),
    runSql: async (sql: string) => runSqlite(folder, sql),
  };
}

export function runSqlite(folder: string, sql: string): void {
  using database = new DatabaseSync(sqliteFile(folder));
  database.exec(sql);
}

async function runPostgres(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

async function startSharedPostgres() {
  const { url, stop } = await startPostgres({ programFolder: findPostgresWithPgDump() });
  let count = 0;
  async function newDatabase() {
    const name = `test${count++}`;
    await runPostgres(url, `CREATE DATABASE ${name}`);
    const databaseUrl = new URL(name, url).href;
    return {
      env: { DATABASE_URL: databaseUrl },
      open: () => openDatabase({ databaseUrl, dataFolder: '' }),
      runSql: (sql: string) => runPostgres(databaseUrl, sql),
    };
  }
  return { newDatabase, stop };
}

export const postgresSkipNote = findPostgres() ? '' : ` (skipped: ${whyNoPostgres})`;
export const databaseKinds = [
  { kind: 'SQLite', start: async () => ({ newDatabase: async () => freshSqlite(), stop: () => {} }), skip: false },
  { kind: `PostgreSQL${postgresSkipNote}`, start: startSharedPostgres, skip: postgresSkipNote !== '' },
];
