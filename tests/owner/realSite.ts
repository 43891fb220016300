import { test as base } from '@playwright/test';
import { startServerProcess } from '../server/helpers/serverProcess.ts';

/** One server for all tests of a worker; no worker fixture, for the reason in browser/test.ts. */
let site: ReturnType<typeof startServerProcess> | undefined;

/** The site built by npm run build from content/: these tests check the owner's own words. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here.
  baseURL: async ({}, use) => {
    site ??= startServerProcess({ cwd: '.', env: { DATA_DIR: 'test-results/owner' } });
    await use((await site).url);
  },
});
