import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startServerProcess } from '../server/parts/serverProcess.ts';
import { makeSiteFolder } from '../server/parts/siteFolder.ts';

/** D1 on this machine is a SQLite file of the runtime. Open it only after the worker has stopped. */
function openD1File(siteFolder: string): DatabaseSync {
  const folder = join(siteFolder, 'data/worker');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const name = files.find((file) => /D1DatabaseObject.[0-9a-f]{64}\.sqlite$/.test(file));
  if (!name) throw new Error(`${folder} has no D1 database`);
  return new DatabaseSync(join(folder, name));
}

export function inD1(siteFolder: string, sql: string): Record<string, unknown>[] {
  const file = openD1File(siteFolder);
  try {
    return file.prepare(sql).all();
  } finally {
    file.close();
  }
}

/** Starts a worker with these files as its pages, where tests/http starts the server's static half. */
export async function startWorker(files: string, secure: boolean) {
  const site = makeSiteFolder();
  const client = join(site.folder, 'dist/client');
  rmSync(client, { recursive: true });
  renameSync(files, client);
  const inputs = join(site.folder, 'dist/server/inputs.json');
  const built = JSON.parse(readFileSync(inputs, 'utf8')) as object;
  if (secure) writeFileSync(inputs, JSON.stringify({ ...built, siteUrl: 'https://www.sehobi.example' }));
  const server = await startServerProcess({ cwd: site.folder });
  return {
    url: server.url,
    port: server.port,
    folder: client,
    stop: () => void server.stop().then(site.remove),
  };
}
