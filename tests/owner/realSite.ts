import { test as base } from '@playwright/test';
import { targetOf } from '../../measure/load/measuredSite.ts';

/** The site as npm run build left it in dist, from content/: what is checked here is the owner's own. */
export const test = base.extend<object, { realSite: string }>({
  realSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here.
    async ({}, use) => {
      const { url, stop } = await targetOf(undefined);
      await use(url);
      stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ realSite }, use) => use(realSite),
});
