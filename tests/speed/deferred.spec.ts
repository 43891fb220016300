import { expect, type Page, test } from '@playwright/test';
import { holdBack } from '../browser/holdBack.ts';
import { pages } from '../browser/pages.ts';
import { hamburger, menu, sheet } from '../browser/visitor.ts';
import { phone } from './weigh.ts';

const files = '**/assets/**';
test.use({ viewport: phone });

/** Since when it has been painted, and when each file was asked for. */
const times = (page: Page) =>
  page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    asked: performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
  }));

for (const { at, indexed } of pages) {
  const tag = indexed ? [] : '@rest';
  test(`${at} asks for nothing before it has been painted, and then for all of it`, { tag }, async ({ page }) => {
    await page.goto(at, { waitUntil: 'networkidle' });
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

  test(`nothing moves on ${at} where no file but the page ever arrives`, { tag }, async ({ page }) => {
    await page.route(files, (route) => route.abort());
    await page.addInitScript(() => {
      const moved: number[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => moved.push(...list.getEntries().map(({ startTime }) => startTime))).observe({
        type: 'layout-shift',
        buffered: true,
      });
    });
    await page.goto(at);
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
    });
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([]);
  });
}

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

test('the menu and the sheet answer while every other file is on its way', async ({ page }) => {
  const arrive = await holdBack(page, files);
  await page.goto('/', { waitUntil: 'commit' });
  await hamburger(page).click();
  await expect(menu(page)).toBeVisible();
  await menu(page).getByRole('button').click();
  await expect(sheet(page)).toBeVisible();
  arrive();
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the deferred styles come all the same', async ({ page }) => {
    const styles = page.waitForResponse(/\/deferred-.*css$/);
    await page.goto('/');
    expect((await styles).status()).toBe(200);
  });
});
