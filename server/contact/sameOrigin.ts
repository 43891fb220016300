/**
 * Whether a browser sends this from our own page. Browsers tell; what tells nothing is no browser, and cannot be
 * made to send by another site.
 */
export function isFromOurPage(headers: Headers, siteUrl: string | undefined): boolean {
  const site = headers.get('sec-fetch-site');
  if (site === 'same-origin' || site === 'none') return true;
  if (site === 'cross-site') return false;
  const origin = headers.get('origin');
  if (origin === null) return site === null;
  if (siteUrl && origin === siteUrl) return true;
  return site === null && URL.canParse(origin) && new URL(origin).host === headers.get('host');
}
