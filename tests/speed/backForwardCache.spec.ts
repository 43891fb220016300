import { existsSync } from 'node:fs';
import { chromium, expect, firefox, test } from '@playwright/test';
import { systemFirefox } from '../../scripts/browser.js';
import { pages } from '../../site/pages.ts';

const fullChromium = ['/usr/bin/chromium', '/usr/bin/google-chrome', chromium.executablePath()].find(existsSync);
test.skip(!fullChromium, 'No full Chromium is installed, and a headless shell has no back/forward cache.');
test.use({
  launchOptions: {
    ...(fullChromium && { executablePath: fullChromium }),
    args: ['--no-sandbox'],
    // Playwright disables this cache by default.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('pages return from the back/forward cache in the scheme chosen since', { tag: '@testAll' }, async ({ page }) => {
  for (const { path } of pages.filter(({ indexed }) => indexed)) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.locator('#lights').press('Space');
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
    });
    await page.goto(path === '/about' ? '/' : '/about', { waitUntil: 'networkidle' });
    await page.locator('#lights').press('Space');
    // Playwright's goBack waits for a load event, which a page from this cache never fires again.
    await page.evaluate(() => history.back());
    // Until the navigation is complete, evaluate() throws.
    await expect(async () => {
      expect(await page.evaluate(() => Reflect.get(window, 'persisted'))).toBe(true);
      expect(await page.evaluate(() => location.pathname)).toBe(path);
      await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light', { timeout: 100 });
      await expect(page.locator('#lights')).not.toBeChecked({ timeout: 100 });
    }).toPass({ timeout: 5000 });
  }
});

test('in Firefox, too, home returns in the scheme chosen since', { tag: '@testAll' }, async ({ baseURL }) => {
  const executablePath = systemFirefox() ?? '';
  test.skip(!executablePath, "Debian's Firefox is not installed.");
  await using browser = await firefox.launch({ channel: 'moz-firefox', executablePath });
  const page = await browser.newPage({ ...(baseURL && { baseURL }) });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.goto('/about', { waitUntil: 'networkidle' });
  await page.locator('#lights').press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.evaluate(() => history.back());
  await expect(async () => {
    const pathAndScheme = () => [location.pathname, document.documentElement.dataset['scheme']];
    expect(await page.evaluate(pathAndScheme)).toEqual(['/', 'dark']);
  }).toPass({ timeout: 5000 });
});
