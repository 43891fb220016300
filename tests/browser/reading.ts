import { test as base, type Page } from '@playwright/test';

type Reading = (path: string) => Promise<Page>;

/** For tests that only read: `reading(path)` is a page that each worker loads once for all of them. Nothing in it is pressed. */
export const test = base.extend<{ reading: Reading }, { loaded: Map<string, Page> }>({
  loaded: [
    async ({ browser: _ }, use) => {
      const loaded = new Map<string, Page>();
      await use(loaded);
      for (const page of loaded.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  reading: ({ browser, loaded, baseURL }, use) =>
    use(async (path) => {
      const page = loaded.get(path) ?? (await browser.newPage({ ...(baseURL && { baseURL }) }));
      if (!loaded.has(path)) await page.goto(path);
      loaded.set(path, page);
      return page;
    }),
});
export { expect } from '@playwright/test';
