import { existsSync } from 'node:fs';
import { chromium, expect, firefox, test } from '@playwright/test';
import { systemFirefox } from '../../scripts/browser.js';
import { pages } from '../../site/pages.ts';
import { openReady } from '../browser/pageReady.ts';

// Playwright's headless shell has no back/forward cache. In a full Chromium Playwright disables it by default.
const fullChromium = ['/usr/bin/chromium', '/usr/bin/google-chrome', chromium.executablePath()].find(existsSync) ?? '';
const chromiumOptions = { args: ['--no-sandbox'], ignoreDefaultArgs: ['--disable-back-forward-cache'] };

// On a busy machine Firefox may still load a file when the page is left, and then does not cache the page.
test.describe.configure({ retries: 2 });

for (const { browserType, ...options } of [
  { browserType: chromium, executablePath: fullChromium, ...chromiumOptions },
  { browserType: firefox, executablePath: systemFirefox() ?? '', channel: 'moz-firefox' },
])
  test(`every indexed page returns from ${browserType.name()}’s back/forward cache with the colour scheme that was chosen on another page`, {
    tag: '@testAll',
  }, async ({ baseURL }) => {
    test.skip(!options.executablePath, 'Full Chromium, or Debian’s Firefox, is not installed.');
    await using browser = await browserType.launch(options);
    for (const { path } of pages.filter(({ isIndexed }) => isIndexed)) {
      const page = await browser.newPage({ baseURL: String(baseURL) });
      await openReady(page, path);
      await page.locator('#lights').press('Space');
      await page.waitForLoadState('networkidle'); // The press scrolls past /about's form, whose script must not be loading when the page is left.
      await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })));
      await page.goto(path === '/about' ? '/' : '/about', { waitUntil: 'networkidle' });
      await page.locator('#lights').press('Space');
      // Playwright's goBack waits for a load event, and its locators for the end of a navigation. A page from this cache has neither.
      await page.evaluate(() => history.back());
      await expect(async () => {
        const state = await page.evaluate(() => ({
          isFromCache: Reflect.get(window, 'persisted'),
          path: location.pathname,
          scheme: document.documentElement.dataset['scheme'],
          isSchemeSwitched: document.querySelector<HTMLInputElement>('#lights')?.checked,
        }));
        expect(state).toEqual({ isFromCache: true, path, scheme: 'light', isSchemeSwitched: false });
      }).toPass({ timeout: 5000 });
      await page.evaluate(() => document.querySelector<HTMLElement>('#lights')?.click());
      await page.goto('/article');
      await expect(page.locator('html'), 'the last choice counts').toHaveAttribute('data-scheme', 'dark');
    }
  });
