import { test as base, type Page } from '@playwright/test';

type Reading = (path: string) => Promise<Page>;

/** Not a worker fixture: for each set of those Playwright starts another worker and browser. */
const loaded = new Map<string, Page>();

/**
 * For tests that only read: `reading(path)` is a page that each worker loads once for all of them, and so are
 * `homePage` and `aboutPage`; press nothing in them. For tests without own scripts before the page's: `tab` is one
 * window for all of them, and another without JavaScript. A new window costs as much as loading the page, in Firefox
 * three times as much.
 */
export const test = base.extend<{ reading: Reading; homePage: Page; aboutPage: Page; tab: Page }>({
  reading: ({ browser, baseURL }, use) =>
    use(async (path) => {
      const page = loaded.get(path) ?? (await browser.newPage({ ...(baseURL && { baseURL }) }));
      if (!loaded.has(path)) await page.goto(path);
      loaded.set(path, page);
      return page;
    }),
  homePage: async ({ reading }, use) => use(await reading('/')),
  aboutPage: async ({ reading }, use) => use(await reading('/about')),
  tab: async ({ browser, baseURL, viewport, javaScriptEnabled, contextOptions: { reducedMotion } }, use) => {
    const name = `JavaScript ${javaScriptEnabled}`;
    const page = loaded.get(name) ?? (await browser.newPage({ javaScriptEnabled, ...(baseURL && { baseURL }) }));
    loaded.set(name, page);
    // Another test may have opened a window since: one behind it has no focus and receives no keys.
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
    // The next test may start at the same address with another anchor, which would load nothing. A page of the same
    // site keeps the browser's process, which halves the time of the next page.
    await page.goto('/robots.txt');
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  },
});
export { expect } from '@playwright/test';
