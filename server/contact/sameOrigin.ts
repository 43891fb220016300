/** Browsers send Sec-Fetch-Site or Origin. Programs send neither, and no other site can make them post. */
export function isFromOurPage(headers: Headers, siteUrl: string | undefined): boolean {
  const site = headers.get('sec-fetch-site');
  if (site === 'same-origin' || site === 'none') return true;
  if (site === 'cross-site') return false;
  const origin = headers.get('origin');
  if (origin === null) return site === null;
  if (siteUrl && origin === siteUrl) return true;
  return site === null && URL.canParse(origin) && new URL(origin).host === headers.get('host');
}
