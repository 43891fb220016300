import { content } from '../browser/content.ts';
import { edgesOf, expectFullyVisible, hamburger, menu, openMenu, sheet, widestMobile } from '../browser/pageHelpers.ts';
import { expect, test } from '../browser/test.ts';

test.describe('Mobile menu: open or closed', () => {
  test.use({ viewport: widestMobile });
  test.beforeEach(({ page }) => page.goto('/'));

  test('The hamburger toggles it; a click outside or the Get Membership button closes it', async ({ page }) => {
    await expect(menu(page)).toBeHidden();
    await openMenu(page);
    await hamburger(page).click();
    await expect(menu(page)).toBeHidden();
    // The window is so high that a room of the floor plan, a link to its court, is in view below the open menu.
    await page.setViewportSize({ width: widestMobile.width, height: 1400 });
    for (const outside of [page.getByRole('link', { name: 'Swimming' }), page.locator('.wordmark').first()]) {
      await openMenu(page);
      const { left, top } = await edgesOf(outside);
      await page.mouse.click(left + 9, top + 9);
      await expect(menu(page)).toBeHidden();
      await expect(page, 'the click follows no link').toHaveURL('/');
    }
    await openMenu(page);
    await menu(page).getByRole('button', { name: 'Get Membership' }).press('Enter');
    await expect(menu(page)).toBeHidden();
    await expect(sheet(page).getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(hamburger(page)).toBeFocused();
  });

  test('A link to the same or another page closes it', async ({ page }) => {
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'Feature' }).click();
    await expect(menu(page)).toBeHidden();
    await expectFullyVisible(page, page.getByRole('heading', { name: content.home.features.title }));
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'Article' }).click();
    await page.waitForURL('/about#our-products');
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/#feature');
    await expect(menu(page)).toBeHidden();
  });

  test('Esc closes it and focuses the hamburger; the menu closes when the focus leaves it', async ({ page }) => {
    const firstLink = menu(page).getByRole('link').first();
    await openMenu(page);
    await page.keyboard.press('Tab');
    await expect(firstLink).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(hamburger(page)).toBeFocused();
    await openMenu(page);
    await menu(page).getByRole('button').focus();
    await page.keyboard.press('Tab');
    await expect(menu(page)).toBeHidden();
    await openMenu(page);
    await firstLink.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(hamburger(page)).toBeFocused();
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(menu(page)).toBeHidden();
  });
});
