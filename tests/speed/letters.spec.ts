import { expect, test } from '@playwright/test';
import { phone } from '../../measure/bench/pageWeight.ts';

test.use({ viewport: phone });

test('the headline takes the brand’s letters on the first visit, and the next page has them from the start', async ({
  page,
}) => {
  await page.goto('/about');
  const standIns = await page.evaluate(async () => {
    const found = ['Jakarta Arial', 'Jakarta Roboto'].map((font) => document.fonts.load(`800 1em '${font}'`));
    return (await Promise.allSettled(found)).some(({ status }) => status === 'fulfilled');
  });
  test.skip(
    !standIns,
    'without Arial, Liberation Sans and Roboto lines break elsewhere, and the headline stays as it is',
  );
  await expect(page.locator('h1')).toHaveCSS('font-family', /^Jakarta,/);
  await expect(page.locator('body')).not.toHaveCSS('font-family', /^Jakarta,/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('letters'))).toBeTruthy();
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('body')).toHaveCSS('font-family', /^Jakarta,/);
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the letters are asked for at once', async ({ page }) => {
    const font = page.waitForResponse(/\.woff2$/);
    await page.goto('/');
    expect((await font).status()).toBe(200);
  });
});
