import { expect, test } from '@playwright/test';
import { phone } from './weigh.ts';

test.use({ viewport: phone });

test('beside the switch of the lights, what is out of sight keeps its room and nothing else', async ({ page }) => {
  await page.goto('/');
  // With it the texts below change their height.
  await page.waitForFunction(() => document.fonts.load('1em Jakarta').then(([face]) => face));
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const shown = () =>
    page
      .locator('.how-it-works > *')
      .first()
      .evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }));
  const before = await height();
  expect(await shown()).toBe(true);
  await page.locator('#lights').focus();
  await expect.poll(shown).toBe(false);
  expect(await height()).toBe(before);
});
