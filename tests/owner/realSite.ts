import { test as base } from '@playwright/test';
import { startServerProcess } from '../server/parts/serverProcess.ts';

/** One for all tests of a worker, but not a worker fixture (see browser/reading.ts). It ends with the worker. */
let site: ReturnType<typeof startServerProcess> | undefined;

/** The site built by npm run build from content/: these tests check the owner's own words. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here.
  baseURL: async ({}, use) => {
    site ??= startServerProcess({ cwd: '.', env: { DATA_DIR: 'test-results/owner' } });
    await use((await site).url);
  },
});
