import { test as base } from '@playwright/test';
import { startBuiltSite } from '../server/parts/builtSite.ts';

/** One for all tests of a worker, and not its fixture, as in browser/reading.ts. It ends with the worker. */
let site: ReturnType<typeof startBuiltSite> | undefined;

/** The site as npm run build left it in dist, from content/: what is checked here is the owner's own. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here.
  baseURL: async ({}, use) => {
    site ??= startBuiltSite();
    await use((await site).url);
  },
});
