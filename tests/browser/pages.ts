import { type SitePage, pages as sitePages } from '../../site/pages.ts';

export const unknownPath = '/no-such-page';

export const pages: readonly (SitePage & { url: string })[] = sitePages.map((page) => ({
  ...page,
  url: page.status === 404 ? unknownPath : page.path,
}));
