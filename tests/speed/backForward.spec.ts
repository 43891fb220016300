import { existsSync } from 'node:fs';
import { type Browser, chromium, expect, firefox, test } from '@playwright/test';
import { systemChromium, systemFirefox } from '../../scripts/browser.js';
import { pages } from '../../site/pages.ts';

/** A headless Chromium keeps no page, so a whole one is asked, or Firefox. */
async function thatKeepsPages(): Promise<Browser | undefined> {
  const executablePath = [systemChromium() ?? chromium.executablePath(), '/usr/bin/chromium'].find(
    (path) => existsSync(path) && !path.endsWith('headless-shell'),
  );
  // Playwright's own default.
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  if (executablePath) return chromium.launch({ executablePath, args: ['--no-sandbox'], ignoreDefaultArgs });
  const system = systemFirefox();
  if (system) return firefox.launch({ executablePath: system, channel: 'moz-firefox' });
  return existsSync(firefox.executablePath()) ? firefox.launch() : undefined;
}

// The empty pages are these two without their content.
test('every page with content comes back as it was left, from the back/forward cache', async ({ baseURL }) => {
  const browser = await thatKeepsPages();
  test.skip(!browser, 'Neither a whole Chromium nor Firefox is installed.');
  if (!browser) return;
  try {
    const page = await browser.newPage();
    for (const { path } of pages.filter(({ indexed }) => indexed)) {
      // Firefox keeps no page that still waits for a file.
      await page.goto(`${baseURL}${path}`, { waitUntil: 'networkidle' });
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
    }
  } finally {
    await browser.close();
  }
});
