import { existsSync } from 'node:fs';
import { chromium, expect, test } from '@playwright/test';
import { pages } from '../../site/pages.ts';

/** A headless shell keeps no page that is left. */
const wholeChromium = [chromium.executablePath(), '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => existsSync(path) && !path.endsWith('headless-shell'),
);
test.skip(!wholeChromium, 'No whole Chromium is installed, and a headless shell keeps no pages.');

/** What a page shows of the choices. */
const state = () => ({
  address: location.pathname + location.search,
  isDark: document.documentElement.dataset['scheme'] === 'dark',
  lightsAreOff: document.querySelector<HTMLInputElement>('#lights')?.checked,
});

test('every page with content comes back from the back/forward cache, with the lights as chosen since', {
  tag: ['@rest', '@chromium'],
}, async ({ baseURL }) => {
  const browser = await chromium.launch({
    executablePath: String(wholeChromium),
    args: ['--no-sandbox'],
    // Playwright's own default.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage();
    for (const { path } of pages.filter(({ indexed }) => indexed)) {
      await page.goto(`${baseURL}${path}`, { waitUntil: 'networkidle' });
      await page.locator('#lights').press('Space');
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
      });
      await page.goto(`${baseURL}${path === '/about' ? '/' : '/about'}`, { waitUntil: 'networkidle' });
      await page.locator('#lights').press('Space');
      // Playwright's goBack waits for a load, which a page from this cache never has again.
      await page.evaluate(() => history.back());
      // Asked in between, a page that is being left answers with an error.
      await expect(async () => {
        expect(await page.evaluate(() => Reflect.get(window, 'persisted'))).toBe(true);
        expect(await page.evaluate(state)).toMatchObject({ address: path, isDark: false, lightsAreOff: false });
      }).toPass({ timeout: 5000 });
    }
  } finally {
    await browser.close();
  }
});
