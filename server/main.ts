import { existsSync } from 'node:fs';
import type { BuiltSite } from '../contract/contactState.ts';
import { loadBuiltSite, NotBuilt } from './builtSite.ts';
import { readSettings, type Settings, SettingsError, shownFolder } from './settings/settings.ts';
import { startServer } from './start.ts';
import { SchemaTooNew } from './store/schema.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

try {
  await main(readSettings(process.env));
} catch (error) {
  console.error(explained(error));
  process.exit(1);
}

async function main(settings: Settings): Promise<void> {
  const site = await loadBuiltSite('dist/server');
  const running = await startServer(forThisSite(settings, site), site);
  const { port, storeProblem } = running;
  if (storeProblem)
    console.error(
      `Messages cannot be stored now: ${storeProblem}. Check DATA_DIR or DATABASE_URL; no restart is needed afterwards.`,
    );
  if (settings.delivery.kind === 'none') {
    const where = settings.databaseUrl ? 'the database' : shownFolder(settings.dataFolder);
    console.log(
      `Contact messages are kept in ${where} and delivered to nobody yet: set SMTP_URL and CONTACT_TO (docs/operations.md), or read them with npm run inbox.`,
    );
  }

  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      running.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
  // Last, so that it is what a person sees.
  console.log(`${site.name} is at http://${shownHost(settings.host)}:${port}`);
}

/** Pages that name one address and a server that believes in another would refuse each other's forms. */
function forThisSite(settings: Settings, site: BuiltSite): Settings {
  const siteUrl = settings.siteUrl ?? site.siteUrl;
  if (site.siteUrl && siteUrl !== site.siteUrl)
    throw new SettingsError(
      `SITE_URL is ${siteUrl}, but the site was built for ${site.siteUrl}.\n  Build it again: SITE_URL=${siteUrl} npm run build`,
    );
  return { ...settings, siteUrl, secure: siteUrl?.startsWith('https:') ?? false };
}

function shownHost(host: string | undefined): string {
  if (!host || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** One line of cause and fix where we know them; a stack only for what nobody foresaw. */
function explained(error: unknown): unknown {
  if (error instanceof SettingsError || error instanceof NotBuilt || error instanceof SchemaTooNew)
    return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : '';
  const { PORT, HOST } = process.env;
  const port = PORT || '3000';
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. Stop that one, or choose another port: PORT=${Number(port) + 1} npm start`;
  if (code === 'EACCES') return `Port ${port} is not ours to open. Choose one from 1024 on: PORT=3000 npm start`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST=${HOST} is no address of this machine. Leave it empty to listen on all.`;
  return error;
}
