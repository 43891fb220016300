import type { BuiltSite } from '../pages/builtSite.ts';
import { UserError } from '../userError.ts';
import { isHttps, type Settings } from './settings.ts';

/** With a SITE_URL other than the one of the build, the Origin check would reject the form. */
export function withCheckedSiteUrl(settings: Settings, site: BuiltSite): Settings {
  const siteUrl = settings.siteUrl ?? site.siteUrl;
  if (site.siteUrl && siteUrl !== site.siteUrl)
    throw new UserError(
      `SITE_URL is ${siteUrl}, but the site was built for ${site.siteUrl}.\n  Build it again: SITE_URL=${siteUrl} npm run build`,
    );
  return { ...settings, siteUrl, usesHttps: isHttps(siteUrl) };
}

export function describeStartError(error: NodeJS.ErrnoException): string {
  if (error instanceof UserError) return error.message;
  const port = Number(process.env['PORT'] || '3000');
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`;
  return error.syscall === 'listen' ? error.message : (error.stack ?? error.message);
}
