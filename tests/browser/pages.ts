import { type SitePage, pages as table } from '../../site/pages.ts';

/** An address without a page, answered with status 404. */
export const unknownPath = '/no-such-page';

/** Every page with an address that shows it. */
export const pages: readonly (SitePage & { url: string })[] = table.map((page) => ({
  ...page,
  url: page.status === 404 ? unknownPath : page.path,
}));
