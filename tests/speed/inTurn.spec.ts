import { expect, type Page, test } from '@playwright/test';
import { phone } from '../../measure/bench/pageWeight.ts';
import { holdBack } from '../browser/holdBack.ts';

test.use({ viewport: phone });
test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium puts it off by an animation');

/** Whether the browser has worked out what stands in each part of the page. */
const workedOut = (page: Page) =>
  page
    .locator('main > section, footer')
    .evaluateAll((parts) =>
      parts.map((part) => part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })),
    );

test('what lies out of sight is worked out after the rest, without being scrolled to', async ({ page }) => {
  const arrive = await holdBack(page, '**/later-*.css');
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => workedOut(page)).toContain(false);
  arrive();
  await expect.poll(() => workedOut(page)).not.toContain(false);
});

test('who is led to a place further down has the height of all above it', async ({ page }) => {
  const arrive = await holdBack(page, '**/later-*.css');
  await page.goto('/#feature', { waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeAttached();
  expect(await workedOut(page)).not.toContain(false);
  arrive();
});

test('beside the switch of the lights, what is out of sight keeps its room and nothing else', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => workedOut(page)).not.toContain(false);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.locator('#lights').focus();
  await expect.poll(() => workedOut(page)).toContain(false);
  expect(await height()).toBe(before);
});
