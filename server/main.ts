import { existsSync, readFileSync } from 'node:fs';
import { createLog } from './operation/log.ts';
import { loadBuiltSite } from './pages/builtSite.ts';
import { readSettings } from './settings/settings.ts';
import { describeStartError, withCheckedSiteUrl } from './settings/startErrors.ts';
import { startServer } from './start.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

const log = createLog((line) => process.stderr.write(line), Date.now, process.stderr.isTTY);

try {
  await main();
} catch (error) {
  log('error', 'not-started', { hint: describeStartError(error as Error) });
  process.exit(1);
}

async function main(): Promise<void> {
  const givenSettings = readSettings(process.env);
  const site = await loadBuiltSite('dist/server');
  const settings = withCheckedSiteUrl(givenSettings, site);
  const { port, storeKind: store, stop } = await startServer({ settings, publicFolder: 'dist/client', site, log });

  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // On Ctrl-C the terminal and npm both send SIGINT.
      if (isStopping) return;
      isStopping = true;
      log('info', 'stopping', { signal });
      stop().then(
        () => end(0),
        () => end(1),
      );
    });
  }
  process.on('uncaughtException', (error) => {
    // The error's message may contain a visitor's words.
    const frames = error.stack?.match(/^\s+at .*$/gm) ?? [];
    log('error', 'crashed', { name: error.name, at: frames.slice(0, 6).join(' ') });
    end(1);
  });
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const details = {
    version,
    build: site.buildHash,
    node: process.versions.node,
    store,
    delivery: settings.delivery.kind,
  };
  log('info', 'started', { ...details, hint: `${site.name} is at http://${settings.host ?? 'localhost'}:${port}` });
}

function end(code: number): void {
  log(code === 0 ? 'info' : 'error', 'stopped', { code });
  process.exit(code);
}
