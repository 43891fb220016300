import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** D1 on this machine is a file of SQLite among the runtime's own. Only to be opened once the worker has stopped. */
export function openD1File(siteFolder: string): DatabaseSync {
  const folder = join(siteFolder, 'data/worker');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const name = files.find((file) => /D1DatabaseObject.[0-9a-f]{64}\.sqlite$/.test(file));
  if (!name) throw new Error(`${folder} has no D1 database`);
  return new DatabaseSync(join(folder, name));
}

/** One statement on it, and what it gives. */
export function inD1(siteFolder: string, sql: string): Record<string, unknown>[] {
  const file = openD1File(siteFolder);
  try {
    return file.prepare(sql).all();
  } finally {
    file.close();
  }
}
