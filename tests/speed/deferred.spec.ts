import { expect, type Page, test } from '@playwright/test';
import { languages } from '../../content/schema.ts';
import { openReady } from '../browser/pageReady.ts';
import { pages } from '../browser/pages.ts';
import { phone } from '../browser/windowSizes.ts';

test.use({ viewport: phone });

const paintAndRequests = (page: Page) =>
  page.evaluate(() => ({
    firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    requests: performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
  }));

for (const { url, isIndexed } of pages)
  test(`${url} requests no file before its first paint`, { tag: isIndexed ? [] : '@testAll' }, async ({ page }) => {
    await openReady(page, url);
    const { firstPaintMs, requests } = await paintAndRequests(page);
    expect(firstPaintMs).toBeGreaterThan(0);
    expect(requests.filter(({ startTime }) => startTime < firstPaintMs)).toEqual([]);
    for (const file of [/\/deferred-.*css$/, /\/loader-.*js$/]) {
      const requested = requests.filter(({ name }) => file.test(name));
      expect(requested, String(file)).toHaveLength(1);
    }
    expect(await page.locator('head script[type=speculationrules]').innerHTML()).toMatch(/"prefetch".*"prerender"/);
    await expect(page.locator('head :is([rel=manifest], [rel=apple-touch-icon], [href$=".svg"])')).toHaveCount(3);
  });

for (const [how, ...paths] of [
  ['at an anchor', '/#feature'],
  ['from another page', '/', '/about'],
])
  test(`a page opened ${how} is painted only after the deferred styles have arrived`, async ({ page }) => {
    await page.route(/\/deferred-.*css$/, (route) => setTimeout(() => void route.continue(), 500));
    for (const path of paths) await page.goto(path, { waitUntil: 'networkidle' });
    const stylesArrivedMs = await page.evaluate(() => {
      const styles = performance.getEntriesByType('resource').find(({ name }) => name.includes('/deferred-'));
      return styles ? styles.startTime + styles.duration : 0;
    });
    expect(stylesArrivedMs).toBeGreaterThan(0);
    expect((await paintAndRequests(page)).firstPaintMs).toBeGreaterThanOrEqual(stylesArrivedMs);
  });

test('hovering prefetches a link’s page, except a room’s, and none with Save-Data or mobile data', async ({ page }) => {
  const prefetched: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['sec-purpose'] === 'prefetch') prefetched.push(new URL(request.url()).search);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  for (const selector of ['.floor-plan-link', '.footer-languages a']) await page.locator(selector).last().hover();
  await expect.poll(() => prefetched).toEqual([`?lang=${languages.at(-1)}`]);
  for (const connection of [{ saveData: true }, { type: 'cellular' }]) {
    await page.addInitScript((simulated) => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => simulated, configurable: true });
    }, connection);
    await page.goto('/article', { waitUntil: 'networkidle' });
    await expect(page.locator('head link[rel=manifest]'), 'the script has run').toBeAttached();
    await expect(page.locator('head script[type=speculationrules]')).toHaveCount(0);
  }
});
