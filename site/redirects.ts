import type { SitePage } from './pages.ts';

type Target = SitePage['path'] | `${SitePage['path']}#${string}` | `https://${string}`;

/**
 * Old addresses and their permanent new ones: '/team': '/about#team'. The query is kept. The build writes them for the
 * server and the worker.
 */
export const redirects: Readonly<Record<`/${string}`, Target>> = {};
