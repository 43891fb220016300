import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { Database } from '../../../server/store/database.ts';
import { openDatabase } from '../../../server/store/openDatabase.ts';
import { sqliteFile } from '../../../server/store/sqlite.ts';
import { afterTest } from './afterTest.ts';
import { findPostgres, noPostgres, startPostgres } from './postgres.ts';

type Fresh = {
  env: Record<string, string>;
  open: () => Database;
  run: (sql: string) => Promise<unknown>;
};

export async function freshSqlite(): Promise<Fresh> {
  const folder = mkdtempSync(join(tmpdir(), 'sehobi-'));
  afterTest(() => rmSync(folder, { recursive: true }));
  return sqliteIn(folder);
}

export function sqliteIn(folder: string): Fresh {
  const run = async (sql: string) => {
    const database = new DatabaseSync(sqliteFile(folder));
    database.exec(sql);
    database.close();
  };
  return { env: { DATA_DIR: folder }, open: () => openDatabase({ dataFolder: folder }), run };
}

/** One cluster for all tests of a file. */
function postgres() {
  let cluster: Awaited<ReturnType<typeof startPostgres>>;
  let count = 0;
  const query = async (url: string, sql: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  return {
    start: async () => {
      cluster = await startPostgres();
    },
    stop: () => cluster.stop(),
    async fresh(): Promise<Fresh> {
      const name = `test${count++}`;
      await query(cluster.url, `CREATE DATABASE ${name}`);
      const databaseUrl = cluster.url.replace(/[^/]*$/, name);
      return {
        env: { DATABASE_URL: databaseUrl },
        open: () => openDatabase({ databaseUrl, dataFolder: '' }),
        run: (sql) => query(databaseUrl, sql),
      };
    },
  };
}

const missing = findPostgres() ? '' : ` (skipped: ${noPostgres})`;
const nothing = async () => {};
/** For describe.each. */
export const kinds = [
  { kind: 'SQLite', fresh: freshSqlite, start: nothing, stop: nothing, skip: false },
  { kind: `PostgreSQL${missing}`, ...postgres(), skip: missing !== '' },
];
