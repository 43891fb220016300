import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from './serverProcess.ts';

/**
 * The real server with the site built in a folder and its messages in a temporary folder. It ends with this process.
 */
export async function startBuiltSite(folder = '.') {
  const data = mkdtempSync(join(tmpdir(), 'sehobi-data-'));
  const server = await startServerProcess({ cwd: folder, env: { DATA_DIR: data } });
  const stop = () => {
    process.off('exit', stop);
    server.stop().catch(console.error);
    rmSync(data, { recursive: true, force: true });
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1));
  process.on('exit', stop);
  return { url: server.url, pid: server.pid, data, stop };
}
