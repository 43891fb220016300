import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServerProcess } from '../server/parts/serverProcess.ts';
import { makeSiteFolder } from '../server/parts/siteFolder.ts';

/** The worker with these files as its pages, where the tests of tests/http start the server's static half. */
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
