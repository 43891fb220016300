import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Runs SQL in D1, Cloudflare's database: here a SQLite file of wrangler's. Call it only after the worker has stopped. */
export function queryD1(siteFolder: string, sql: string): Record<string, unknown>[] {
  const folder = join(siteFolder, 'data/worker');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const name = files.find((file) => /D1DatabaseObject.[0-9a-f]{64}\.sqlite$/.test(file));
  if (!name) throw new Error(`${folder} has no D1 database`);
  using file = new DatabaseSync(join(folder, name), { timeout: 5000 });
  return file.prepare(sql).all();
}
