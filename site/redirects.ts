import type { SitePage } from './pages.ts';

type Target = SitePage['path'] | `${SitePage['path']}#${string}` | `https://${string}`;

/**
 * Old addresses and where they lead now, for good: '/team': '/about#team'. A query goes along. The build writes them for
 * the server and the worker.
 */
export const redirects: Readonly<Record<`/${string}`, Target>> = {};
