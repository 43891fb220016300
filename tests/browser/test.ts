import { test as base, type Page } from '@playwright/test';

type PageAt = (path: string) => Promise<Page>;

/** The windows of this worker. Worker fixtures would make Playwright start a browser for each different set of them. */
const windows = new Map<string, Page>();

/**
 * `pageAt(path)`, `homePage` and `aboutPage` are for tests that only read: each worker loads such a page once, so a test
 * must not press anything in it. `tab` is one window for all tests (a second one for those without JavaScript), because
 * opening a window takes as long as loading the page, in Firefox three times as long. `page` is a new window; a test
 * that runs a script before the page's scripts needs one.
 */
export const test = base.extend<{ pageAt: PageAt; homePage: Page; aboutPage: Page; tab: Page }>({
  pageAt: ({ browser, baseURL }, use) =>
    use(async (path) => {
      const page = windows.get(path) ?? (await browser.newPage({ ...(baseURL && { baseURL }) }));
      if (!windows.has(path)) await page.goto(path);
      windows.set(path, page);
      return page;
    }),
  homePage: async ({ pageAt }, use) => use(await pageAt('/')),
  aboutPage: async ({ pageAt }, use) => use(await pageAt('/about')),
  tab: async ({ browser, baseURL, viewport, javaScriptEnabled, contextOptions: { reducedMotion } }, use) => {
    const name = `JavaScript ${javaScriptEnabled}`;
    const page = windows.get(name) ?? (await browser.newPage({ javaScriptEnabled, ...(baseURL && { baseURL }) }));
    windows.set(name, page);
    // Otherwise a window that another test has opened since would have the focus and receive the keys.
    await page.bringToFront();
    if (viewport) await page.setViewportSize(viewport);
    if (reducedMotion) await page.emulateMedia({ reducedMotion });
    await use(page);
    const defaults = { reducedMotion: null, colorScheme: null, forcedColors: null, contrast: null, media: null };
    await page.emulateMedia(defaults);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().setOffline(false);
    // If the next test opens the same address with another anchor, the page must load again. /robots.txt is of the same
    // site, so the browser keeps its process, which halves the time of the next load.
    await page.goto('/robots.txt');
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  },
});
export { expect } from '@playwright/test';
