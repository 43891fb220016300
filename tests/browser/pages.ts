import { type SitePage, pages as table } from '../../site/pages.ts';

/** Any address that leads nowhere shows the page of status 404. */
export const unknownPath = '/no-such-page';

/** /article and /feature are the same empty page at two addresses: what is not the specification's looks at one in npm test. */
export const tagOf = ({ path }: SitePage) => (path === '/feature' ? '@rest' : []);

/** Every page as a visitor reaches it. */
export const pages: readonly (SitePage & { at: string })[] = table.map((page) => ({
  ...page,
  at: page.status === 404 ? unknownPath : page.path,
}));
