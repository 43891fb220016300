import type { SitePage } from './pages.ts';

type Target = SitePage['path'] | `${SitePage['path']}#${string}` | `https://${string}`;

/** Permanent redirects from old addresses to new ones, for example '/team': '/about#team'. The query is kept. */
export const redirects: Readonly<Record<`/${string}`, Target>> = {};
