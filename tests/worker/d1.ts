import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Stop the worker first: Wrangler has the database file open. */
export function queryD1(siteFolder: string, sql: string): Record<string, unknown>[] {
  const folder = join(siteFolder, 'data/worker');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const databaseFile = files.find((file) => /D1DatabaseObject[/\\][0-9a-f]{64}\.sqlite$/.test(file));
  if (!databaseFile) throw new Error(`${folder} has no D1 database`);
  // A stopped worker may hold the lock of its database a little longer.
  using database = new DatabaseSync(join(folder, databaseFile), { timeout: 5000 });
  return database.prepare(sql).all();
}
