import { loadContent } from '../../build/content.ts';
import { type SitePage, pages as table } from '../../site/pages.ts';

/** What the site says, so that a test repeats only the words that the specification itself fixes. */
export const content = loadContent('en');

/** Any address that leads nowhere shows the page of status 404. */
export const unknownPath = '/no-such-page';

/** Every page as a visitor reaches it. */
export const pages: readonly (SitePage & { at: string })[] = table.map((page) => ({
  ...page,
  at: page.status === 404 ? unknownPath : page.path,
}));

/** The widths that the mobile layout ends and the wide one begins at. */
export const lastNarrow = { width: 767, height: 800 };
export const firstWide = { width: 768, height: 800 };
