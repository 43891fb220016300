import { chromium, expect, test } from '@playwright/test';
import { systemChromium } from '../../scripts/browser.js';
import { pages } from '../../site/pages.ts';

// Chromium never keeps a page of status 404 (response-status-not-ok), so that one is not asked for.
test('every page comes back as it was left, from the back/forward cache', async ({ baseURL, browserName }) => {
  test.skip(browserName !== 'chromium', 'asks Chromium, by its own switch');
  const executablePath = systemChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
    // Playwright's own default.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    for (const { path } of pages.filter(({ status }) => status === 200)) {
      const page = await browser.newPage();
      await page.goto(`${baseURL}${path}`);
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
      });
      await page.goto(`${baseURL}${path === '/about' ? '/' : '/about'}`);
      // Playwright's goBack waits for a load, which a page from this cache never has again.
      await page.evaluate(() => history.back());
      // Asked in between, a page that is being left answers with an error.
      await expect(async () => {
        expect(await page.evaluate(() => Reflect.get(window, 'persisted')), path).toBe(true);
      }).toPass({ timeout: 5000 });
      await page.close();
    }
  } finally {
    await browser.close();
  }
});
