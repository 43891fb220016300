import { existsSync, readFileSync } from 'node:fs';
import { createLog } from './operation/log.ts';
import { versionsOf } from './operation/metrics.ts';
import { loadBuiltSite } from './pages/builtSite.ts';
import { readSettings, type Settings } from './settings/settings.ts';
import { describeStartError, withSiteUrl } from './settings/startErrors.ts';
import { startServer } from './start.ts';

// main.ts reads the settings, start.ts opens the store and listens, app.ts has the routes, appParts.ts their
// dependencies. contact/ receives a message, store/ stores it, delivery/ sends it; operation/ watches all three.

if (existsSync('.env')) process.loadEnvFile('.env');

const log = createLog((line) => process.stderr.write(line), Date.now);
const isTerminal = process.stderr.isTTY;

try {
  await main(readSettings(process.env));
} catch (error) {
  const reason = describeStartError(error);
  if (isTerminal) console.error(reason);
  else log('error', 'not-started', { reason });
  process.exit(1);
}

async function main(given: Settings): Promise<void> {
  const site = await loadBuiltSite('dist/server');
  const settings = withSiteUrl(given, site);
  const about = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  const versions = versionsOf(site, JSON.parse(about) as { version: string });
  const running = await startServer({ settings, publicFolder: 'dist/client', site, versions, log });
  const url = `http://${shownHost(settings.host)}:${running.port}`;
  const hints = [...running.hints, ...(settings.delivery.kind === 'none' ? [undelivered(settings)] : [])];
  for (const hint of hints) {
    if (isTerminal) console.error(hint);
    else log('warn', 'hint', { hint });
  }

  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // npm sends the terminal's Ctrl-C a second time.
      if (stopping) return;
      stopping = true;
      log('info', 'stopping', { signal });
      running.stop().then(
        () => end(0),
        () => end(1),
      );
    });
  }
  process.on('uncaughtException', (error) => {
    // The error's message is left out: it may contain a visitor's words.
    const frames = error.stack?.match(/^\s+at .*$/gm) ?? [];
    log('error', 'crashed', { name: error.name, at: frames.slice(0, 6).join(' ') });
    end(1);
  });
  if (isTerminal) console.log(`${site.name} is at ${url}`);
  else log('info', 'started', { ...versions, store: running.store, delivery: settings.delivery.kind, url });
}

function end(code: number): void {
  log(code === 0 ? 'info' : 'error', 'stopped', { code });
  process.exit(code);
}

function undelivered(settings: Settings): string {
  const where = settings.databaseUrl ? 'the database' : settings.dataFolder;
  return `Contact messages are kept in ${where} and delivered to nobody yet: set SMTP_URL and CONTACT_TO (docs/operations.md), or read them with bin/inbox.`;
}

function shownHost(host: string | undefined): string {
  if (!host || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
