import { test as base, type Page } from '@playwright/test';

type PageAt = (path: string) => Promise<Page>;

/** Not worker fixtures, because Playwright starts another worker and browser for each different set of them. */
const loaded = new Map<string, Page>();

/**
 * `pageAt(path)`, `homePage` and `aboutPage` are for tests that only read: each worker loads such a page once, so press
 * nothing in it. `tab` is one window that tests share, and a second one without JavaScript; a test that adds a script
 * before the page's needs its own window. Opening a window takes as long as loading the page, in Firefox three times as
 * long.
 */
export const test = base.extend<{ pageAt: PageAt; homePage: Page; aboutPage: Page; tab: Page }>({
  pageAt: ({ browser, baseURL }, use) =>
    use(async (path) => {
      const page = loaded.get(path) ?? (await browser.newPage({ ...(baseURL && { baseURL }) }));
      if (!loaded.has(path)) await page.goto(path);
      loaded.set(path, page);
      return page;
    }),
  homePage: async ({ pageAt }, use) => use(await pageAt('/')),
  aboutPage: async ({ pageAt }, use) => use(await pageAt('/about')),
  tab: async ({ browser, baseURL, viewport, javaScriptEnabled, contextOptions: { reducedMotion } }, use) => {
    const name = `JavaScript ${javaScriptEnabled}`;
    const page = loaded.get(name) ?? (await browser.newPage({ javaScriptEnabled, ...(baseURL && { baseURL }) }));
    loaded.set(name, page);
    // Another test may have opened a window since, which would have the focus and receive the keys.
    await page.bringToFront();
    if (viewport) await page.setViewportSize(viewport);
    if (reducedMotion) await page.emulateMedia({ reducedMotion });
    await use(page);
    await page.emulateMedia({
      reducedMotion: null,
      colorScheme: null,
      forcedColors: null,
      contrast: null,
      media: null,
    });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().setOffline(false);
    // Otherwise a test that opens the same address with another anchor would load nothing. A page of the same site keeps
    // the browser's process, which halves the time of the next load.
    await page.goto('/robots.txt');
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  },
});
export { expect } from '@playwright/test';
