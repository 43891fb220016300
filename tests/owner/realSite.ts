import { test as base } from '@playwright/test';
import { startBuiltSite } from '../server/parts/builtSite.ts';

/** One for all tests of a worker, but not a worker fixture (see browser/reading.ts). It ends with the worker. */
let site: ReturnType<typeof startBuiltSite> | undefined;

/** The site built by npm run build from content/: these tests check the owner's own words. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here.
  baseURL: async ({}, use) => {
    site ??= startBuiltSite();
    await use((await site).url);
  },
});
