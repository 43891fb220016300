import { pages } from '../browser/pages.ts';
import { expect, test } from '../browser/reading.ts';
import { phone } from './weigh.ts';

test.use({ viewport: phone });

for (const { at, indexed } of pages)
  test(`${at} asks for nothing before it has been painted, and then for all of it`, {
    tag: indexed ? [] : '@rest',
  }, async ({ tab: page }) => {
    await page.goto(at, { waitUntil: 'networkidle' });
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      asked: performance
        .getEntriesByType('resource')
        // Chromium fetches the lazy drawings of How it Works early, at low priority: hidden until later, they moved anchors by 304 px.
        .filter((entry) => !/\/step-/.test(entry.name))
        .map(({ name, startTime }) => ({ name, startTime })),
    }));
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

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the deferred styles come all the same', async ({ page }) => {
    const styles = page.waitForResponse(/\/deferred-.*css$/);
    await page.goto('/');
    expect((await styles).status()).toBe(200);
  });
});
