import { expect, type Page, test } from '@playwright/test';
import { phone } from './weigh.ts';

const skipWithoutStandIns = async (page: Page) =>
  test.skip(
    !(await page.evaluate(async () => {
      const found = ['Jakarta Arial', 'Jakarta Roboto'].map((font) => document.fonts.load(`800 1em '${font}'`));
      return (await Promise.allSettled(found)).some(({ status }) => status === 'fulfilled');
    })),
    'without Arial, Liberation Sans and Roboto lines break elsewhere, and the headline stays as it is',
  );
const brands = /^Jakarta,/;

test.describe('On a phone', () => {
  test.use({ viewport: phone });

  test('the headline takes the brand’s letters on the first visit, and the next page has them from the start', async ({
    page,
  }) => {
    await page.goto('/about');
    await skipWithoutStandIns(page);
    await expect(page.locator('h1')).toHaveCSS('font-family', brands);
    await expect(page.locator('body')).not.toHaveCSS('font-family', brands);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('letters'))).toBeTruthy();
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('body')).toHaveCSS('font-family', brands);
  });
});

test('On a laptop a first visit has them in both badges and in the way into the rooms', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/');
  await skipWithoutStandIns(page);
  for (const part of ['.hero a.store-badge', '.hero .store-badge:not(a)', '.floor-plan'])
    await expect(page.locator(part)).toHaveCSS('font-family', brands);
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the letters are asked for at once', async ({ page }) => {
    const font = page.waitForResponse(/\.woff2$/);
    await page.goto('/');
    expect((await font).status()).toBe(200);
  });
});
