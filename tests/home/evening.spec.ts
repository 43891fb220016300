import { homeHeightPx } from '../../ssg/budgets.ts';
import { content } from '../browser/content.ts';
import { desktop, edgesOf, narrowPhone, pseudoStyles, region } from '../browser/pageHelpers.ts';
import { openReady } from '../browser/pageReady.ts';
import { expect, type Page, test, testInNewPage, withMotion } from '../browser/test.ts';
import { placeCheckbox } from './home.ts';

const { features, splitPrice } = content.home;
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const stops = [features.dashboard, features.events, features.join, splitPrice, features.membership];

test('On a phone the five stops stand below one another, and who takes a place is seen on the court', async ({
  page,
}) => {
  await page.setViewportSize(narrowPhone);
  await openReady(page, '/');
  const evening = region(page, features.title);
  await evening.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(await heightOf(page), 'home’s height in px').toBeLessThanOrEqual(homeHeightPx.phone);
  await expect(evening.getByRole('heading', { level: 3 })).toHaveText(stops.map(({ title }) => title));
  const edges = await Promise.all(stops.map(({ title }) => edgesOf(evening.getByRole('heading', { name: title }))));
  for (const [index, { top, left, right }] of edges.entries()) {
    expect(top, stops[index]?.title).toBeGreaterThan(edges[index - 1]?.bottom ?? -Infinity);
    expect([left >= 0, right <= narrowPhone.width], stops[index]?.title).toEqual([true, true]);
  }
  const place = placeCheckbox(page);
  await place.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await place.click();
  const court = evening.locator('.evening-court').filter({ visible: true });
  await expect(court.getByText(content.evening.join.phoneOwner)).toBeInViewport({ ratio: 1 });
});

testInNewPage.describe('On a desktop', () => {
  testInNewPage.use({ viewport: desktop, ...withMotion });
  testInNewPage('The words beside the drawn phone change at each stop', async ({ page }) => {
    await openReady(page, '/');
    const stop = page.getByRole('article', { name: features.events.title });
    await stop.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    const icons = await pseudoStyles(page.locator('.tabs-tab'), '::before', 'mask-position');
    expect(new Set(icons).size, 'each tab has its own icon').toBe(4);
    expect(await pseudoStyles(stop.locator('.clock i'), '::after', 'display'), 'the clock’s ball').toContain('block');
    const topOf = async (selector: string) => (await stop.locator(selector).boundingBox())?.y ?? Number.NaN;
    const [headingTop, phoneTop] = [await topOf('h3'), await topOf('.picture')];
    await page.evaluate(() => scrollBy({ top: 120, behavior: 'instant' }));
    await expect.poll(() => topOf('h3'), 'the heading stays within a stop').toBeCloseTo(headingTop, 0);
    await page.evaluate(() => scrollBy({ top: 500, behavior: 'instant' }));
    await expect(page.getByRole('heading', { name: features.join.title })).toBeInViewport({ ratio: 1 });
    await expect.poll(() => topOf('.picture'), 'the phone stays at the next stop').toBeCloseTo(phoneTop, 0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const checkbox = page.getByRole('article', { name: features.join.title }).getByRole('checkbox');
    await checkbox.focus();
    await expect(checkbox).toBeInViewport({ ratio: 1 });
    expect(await heightOf(page), 'home’s height in px').toBeLessThanOrEqual(homeHeightPx.desktop);
  });
});
