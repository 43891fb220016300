import type { BuiltSite } from '../../contract/contactState.ts';
import { NotBuilt } from '../pages/builtSite.ts';
import { SchemaTooNew } from '../store/schema.ts';
import { type Settings, SettingsError } from './settings.ts';

/** SITE_URL must equal the one the site was built with, or the Origin check rejects the form. */
export function withSiteUrl(settings: Settings, site: BuiltSite): Settings {
  const siteUrl = settings.siteUrl ?? site.siteUrl;
  if (site.siteUrl && siteUrl !== site.siteUrl)
    throw new SettingsError(
      `SITE_URL is ${siteUrl}, but the site was built for ${site.siteUrl}.\n  Build it again: SITE_URL=${siteUrl} npm run build`,
    );
  return { ...settings, siteUrl, secure: siteUrl?.startsWith('https:') ?? false };
}

/** Known causes with their fix, and the stack of any other error. */
export function describeStartError(error: unknown): string {
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
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
