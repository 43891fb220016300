import { homeHeightPx } from '../../ssg/budgets.ts';
import { content } from '../browser/content.ts';
import { desktop, edgesOf, narrowPhone, pseudoStyles, region } from '../browser/pageHelpers.ts';
import { openReady } from '../browser/pageReady.ts';
import { expect, type Page, test, testInNewPage, withMotion } from '../browser/test.ts';

const { features, splitPrice } = content.home;
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const stops = [features.dashboard, features.events, features.join, splitPrice, features.membership];

test('On a phone links and arrow keys show each stop of the evening', async ({ page }) => {
  await page.setViewportSize(narrowPhone);
  await openReady(page, '/');
  const evening = region(page, features.title);
  await evening.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(await heightOf(page), 'home’s height in px').toBeLessThanOrEqual(homeHeightPx.phone);
  const links = evening.getByRole('navigation').getByRole('link');
  // The times are CSS content with an empty alternative text, so screen readers read only the links' own words.
  const times = ['17:40', '18:05', '18:20', '18:30', '18:40'].map((time) => `"${time}" / ""`);
  expect(await pseudoStyles(links, '::before', 'content')).toEqual(times);
  await links.first().press('Enter');
  await expect(evening.getByRole('heading', { name: features.dashboard.title })).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollBy({ top: 500, behavior: 'instant' }));
  await page.keyboard.press('ArrowRight');
  await expect(
    evening.getByRole('heading', { name: features.events.title }),
    'at the top of the next stop',
  ).toBeInViewport({ ratio: 1 });
  const next = `${content.evening.join.clock} ${features.join.title}`;
  await evening.getByRole('link', { name: next }).press('Enter');
  await expect(evening.getByRole('heading', { name: features.join.title })).toBeInViewport({ ratio: 1 });
  for (const { title } of stops) {
    const link = links.and(page.getByRole('link', { name: title, exact: true }));
    await link.press('Enter');
    const heading = evening.getByRole('heading', { name: title });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const courtAndLinks = await edgesOf(evening.locator('.evening-stage'));
    expect((await edgesOf(heading)).top, 'below court and links').toBeGreaterThanOrEqual(courtAndLinks.bottom);
  }
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
    await page.evaluate(() => scrollBy({ top: 150, behavior: 'instant' }));
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

testInNewPage.describe('On a tablet', () => {
  testInNewPage.use({ viewport: { width: 768, height: 1024 }, ...withMotion });
  testInNewPage('The words stay in view while the drawn phone scrolls on', async ({ page }) => {
    await openReady(page, '/');
    const stop = page.getByRole('article', { name: features.dashboard.title });
    await stop.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await page.evaluate(() => scrollBy({ top: -100, behavior: 'instant' }));
    const topOf = async (selector: string) => (await edgesOf(stop.locator(selector))).top;
    const [headingTop, phoneTop] = [await topOf('h3'), await topOf('.picture')];
    await page.evaluate(() => scrollBy({ top: 100, behavior: 'instant' }));
    await expect.poll(() => topOf('.picture')).toBeCloseTo(phoneTop - 100, 0);
    await expect.poll(() => topOf('h3')).toBeCloseTo(headingTop, 0);
  });
});
