import type { SitePage } from './pages.ts';

type Target = SitePage['path'] | `${SitePage['path']}#${string}` | `https://${string}`;

/** For example '/team': '/about#team'. Redirects are permanent and keep the query. */
export const redirects: Readonly<Record<`/${string}`, Target>> = {};
