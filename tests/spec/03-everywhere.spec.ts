import { expect, test } from '@playwright/test';
import { pages } from '../browser/site.ts';
import { edges, footer, header, settled } from '../browser/visitor.ts';

test.describe('Shared on every page', () => {
  for (const { at } of pages) {
    test(`A sticky header on ${at}`, async ({ page }) => {
      await page.setViewportSize({ width: 800, height: 500 });
      await page.goto(at);
      await expect(header(page)).toHaveCount(1);
      await page.keyboard.press('End');
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await settled(page);
      expect(await edges(header(page))).toMatchObject({ top: 0 });
      await expect(header(page)).toBeInViewport({ ratio: 1 });
    });

    test(`A footer on ${at}`, async ({ page }) => {
      await page.goto(at);
      await expect(footer(page)).toHaveCount(1);
      await expect(footer(page)).toBeVisible();
    });
  }

  test('Page changes scroll to the top', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await header(page).getByRole('link', { name: 'About Us' }).click();
    await page.waitForURL('/about');
    expect(await settled(page)).toBe(0);
  });

  test('Back and forward restore the place, as browsers do', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await header(page).getByRole('link', { name: 'About Us' }).click();
    await page.waitForURL('/about');
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    await page.goForward();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  });
});
