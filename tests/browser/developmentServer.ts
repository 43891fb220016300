import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';

/** What `npm run dev` serves, with a cache of its own, so that it may run beside another. */
export async function startDevelopmentServer() {
  const cacheDir = mkdtempSync(join(tmpdir(), 'sehobi-development-'));
  const server = await createServer({
    cacheDir,
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  });
  await server.listen();
  return {
    at: (path: string) => new URL(path, server.resolvedUrls?.local[0]).href,
    async stop() {
      await server.close();
      rmSync(cacheDir, { recursive: true, force: true });
    },
  };
}
