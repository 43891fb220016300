import { expect, test } from '@playwright/test';
import { content } from '../browser/content.ts';
import { header, menu, openMenu, sheet } from '../browser/visitor.ts';
import { lastNarrow } from '../browser/widths.ts';

const { getApp, stores } = content.site;

test.describe('No action is shown for any header button: each opens the sheet "Get the app"', () => {
  for (const [name, at] of [
    ['Get Membership', '/'],
    ['Login', '/about'],
    ['Register', '/about'],
  ] as const) {
    test(`${name} opens the sheet with a QR code, both store badges and one sentence`, async ({ page }) => {
      await page.goto(at);
      await header(page).getByRole('button', { name, exact: true }).click();
      await expect(sheet(page)).toBeVisible();
      await expect(sheet(page)).toContainText(getApp.text);
      const code = sheet(page).getByRole('img', { name: getApp.qrAlt });
      await expect(code).toBeVisible();
      await expect
        .poll(() => code.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
        .toBeGreaterThan(0);
      await expect(sheet(page).getByRole('link', { name: stores.googlePlay.name })).toHaveAttribute(
        'href',
        content.facts.stores.googlePlay.url,
      );
      await expect(sheet(page).getByText(stores.comingSoon)).toBeVisible();
      await expect(page).toHaveURL(at);
    });
  }

  test('Its close button and Esc close the sheet and give the focus back', async ({ page }) => {
    await page.goto('/');
    const opener = header(page).getByRole('button', { name: 'Get Membership' });
    await opener.click();
    await sheet(page).getByRole('button', { name: getApp.close }).click();
    await expect(sheet(page)).toBeHidden();
    await opener.press('Enter');
    await expect(sheet(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('Get Membership in the dropdown opens the sheet as well', async ({ page }) => {
    await page.setViewportSize(lastNarrow);
    await page.goto('/feature');
    await openMenu(page);
    await menu(page).getByRole('button', { name: 'Get Membership' }).click();
    await expect(sheet(page)).toBeVisible();
    await expect(sheet(page)).toContainText(getApp.text);
  });
});
