import { expect, test } from '@playwright/test';
import { content } from '../browser/content.ts';
import { expectBelowHeader, hamburger, menu, openMenu, sheet } from '../browser/visitor.ts';
import { lastNarrow } from '../browser/widths.ts';

test.describe('Mobile menu: open or closed', () => {
  test.use({ viewport: lastNarrow });
  test.beforeEach(({ page }) => page.goto('/'));

  test('The mobile menu is closed at first', async ({ page }) => {
    await expect(menu(page)).toBeHidden();
  });

  test('The hamburger toggles it', async ({ page }) => {
    await openMenu(page);
    await hamburger(page).click();
    await expect(menu(page)).toBeHidden();
    await openMenu(page);
  });

  test('The Get Membership button closes it', async ({ page }) => {
    await openMenu(page);
    await menu(page).getByRole('button', { name: 'Get Membership' }).click();
    await expect(menu(page)).toBeHidden();
    await expect(sheet(page)).toBeVisible();
  });

  test('A click outside closes it', async ({ page }) => {
    await openMenu(page);
    await page.mouse.click(300, 700);
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  test('Esc closes it and the focus returns to the hamburger', async ({ page }) => {
    await openMenu(page);
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(hamburger(page)).toBeFocused();
  });

  test('Following a link to a place on the same page closes it', async ({ page }) => {
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'Feature' }).click();
    await expect(menu(page)).toBeHidden();
    await expectBelowHeader(page, page.getByRole('heading', { name: content.home.features.title }));
  });

  test('Following a link to another page closes it', async ({ page }) => {
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'Article' }).click();
    await page.waitForURL('/about#our-products');
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(menu(page)).toBeHidden();
  });
});
