import { type SitePage, pages as sitePages } from '../../site/pages.ts';

/** No page has this address, so it is answered with status 404. */
export const unknownPath = '/no-such-page';

/** Every page of the site, each with a `url` that shows it. */
export const pages: readonly (SitePage & { url: string })[] = sitePages.map((page) => ({
  ...page,
  url: page.status === 404 ? unknownPath : page.path,
}));
