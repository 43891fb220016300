import { test as base, type Page } from '@playwright/test';

type PageAt = (path: string) => Promise<Page>;

const openPages = new Map<string, Page>();

/** Tests without withMotion run with reduced motion, which saves the time of smooth scrolling and transitions. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' as const } };

export const testInNewPage = base.extend<{ pageAt: PageAt; homePage: Page; aboutPage: Page; sharedPage: Page }>({
  contextOptions: { reducedMotion: 'reduce' },
  // Other tests get the same pages from pageAt, homePage and aboutPage, so a test must not press anything there.
  pageAt: ({ browser, baseURL }, use) =>
    use(async (path) => {
      const page = openPages.get(path) ?? (await browser.newPage({ ...(baseURL && { baseURL }) }));
      if (!openPages.has(path)) await page.goto(path);
      openPages.set(path, page);
      return page;
    }),
  homePage: async ({ pageAt }, use) => use(await pageAt('/')),
  aboutPage: async ({ pageAt }, use) => use(await pageAt('/about')),
  sharedPage: async ({ browser, baseURL, viewport, javaScriptEnabled, contextOptions: { reducedMotion } }, use) => {
    // One page with JavaScript and one without, because an open page cannot change that.
    const key = `JavaScript ${javaScriptEnabled}`;
    const page = openPages.get(key) ?? (await browser.newPage({ javaScriptEnabled, ...(baseURL && { baseURL }) }));
    openPages.set(key, page);
    // The page that a test opened last has the focus and would receive the pressed keys.
    await page.bringToFront();
    if (viewport) await page.setViewportSize(viewport);
    if (reducedMotion) await page.emulateMedia({ reducedMotion });
    await use(page);
    const defaults = { reducedMotion: null, colorScheme: null, forcedColors: null, contrast: null, media: null };
    await page.emulateMedia(defaults);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().setOffline(false);
    // Leaves the page, so that the next goto loads even the same address with another anchor.
    await page.goto('/robots.txt');
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  },
});
/** One page for all tests, because a new page takes time. Tests with addInitScript or a stopped clock need testInNewPage. */
export const test = testInNewPage.extend({ page: ({ sharedPage }, use) => use(sharedPage) });
export { expect, type Locator, type Page } from '@playwright/test';
