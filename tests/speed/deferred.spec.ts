import { expect, type Page, test } from '@playwright/test';
import { pages } from '../browser/pages.ts';
import { phone } from './weigh.ts';

test.use({ viewport: phone });

const times = (page: Page) =>
  page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    asked: performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
  }));

for (const { url, indexed } of pages)
  test(`${url} requests nothing before its first paint, and everything after it`, {
    tag: indexed ? [] : '@rest',
  }, async ({ page }) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    const { painted, asked } = await times(page);
    expect(painted).toBeGreaterThan(0);
    expect(asked.filter(({ startTime }) => startTime < painted)).toEqual([]);
    for (const file of [/\/deferred-.*css$/, /\/loader-.*js$/])
      expect(
        asked.filter(({ name }) => file.test(name)),
        String(file),
      ).toHaveLength(1);
    await expect(page.locator('head script[type=speculationrules]')).toBeAttached();
    await expect(page.locator('head link[rel=manifest]')).toBeAttached();
  });

test('an anchor is painted with the deferred styles, which decide its place', async ({ page }) => {
  await page.route(/\/deferred-.*css$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto('/#feature', { waitUntil: 'networkidle' });
  const arrived = await page.evaluate(() =>
    Math.max(
      ...performance
        .getEntriesByType('resource')
        .map((file) => (/\/deferred-/.test(file.name) ? Reflect.get(file, 'responseEnd') : 0)),
    ),
  );
  expect(arrived).toBeGreaterThan(0);
  expect((await times(page)).painted).toBeGreaterThanOrEqual(arrived);
});

test('no page is fetched ahead to save data or on a mobile connection', { tag: '@chromium' }, async ({ page }) => {
  for (const connection of [{ saveData: true }, { type: 'cellular' }]) {
    await page.addInitScript((line) => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => line, configurable: true });
    }, connection);
    await page.goto('/article', { waitUntil: 'networkidle' });
    await expect(page.locator('head link[rel=manifest]')).toBeAttached();
    await expect(page.locator('head script[type=speculationrules]')).toHaveCount(0);
  }
});
