import { test as base, type Page } from '@playwright/test';

type Reading = (path: string) => Promise<Page>;

/**
 * Not a fixture of the worker: Playwright starts another worker, and with it another browser, for each set of those.
 */
const loaded = new Map<string, Page>();

/**
 * For tests that only read: `reading(path)` is a page that each worker loads once for all of them, as are `homePage` and
 * `aboutPage`. Nothing in them is pressed.
 * For tests that need no scripts of their own before the page's: `tab` is one window for all of them. In Firefox a window
 * of its own takes three times the processor's time that its page takes.
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
  tab: async ({ browser, baseURL, viewport, contextOptions: { reducedMotion } }, use) => {
    const page = loaded.get('tab') ?? (await browser.newPage({ ...(baseURL && { baseURL }) }));
    loaded.set('tab', page);
    // Another test's window may have been opened since: one behind it has no focus and hears no keys.
    await page.bringToFront();
    if (viewport) await page.setViewportSize(viewport);
    if (reducedMotion) await page.emulateMedia({ reducedMotion });
    await use(page);
    await page.emulateMedia({ reducedMotion: null, colorScheme: null, forcedColors: null, contrast: null });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().setOffline(false);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    // The next may begin at the same address with another anchor, which alone would load nothing.
    await page.goto('about:blank');
  },
});
export { expect } from '@playwright/test';
