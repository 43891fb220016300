import { content } from '../browser/content.ts';
import { expect, test } from '../browser/reading.ts';
import { expectBelowHeader, hamburger, lastNarrow, menu, openMenu, sheet } from '../browser/visitor.ts';

const { membership } = content.site.actions;

// Firefox, in which npm test also runs these, ignores this and animates.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('Mobile menu: open or closed', () => {
  test.use({ viewport: lastNarrow });
  test.beforeEach(({ tab }) => tab.goto('/'));

  test('Closed at first, the hamburger toggles it, and a click outside closes it', async ({ tab: page }) => {
    await expect(menu(page)).toBeHidden();
    await openMenu(page);
    await hamburger(page).click();
    await expect(menu(page)).toBeHidden();
    await openMenu(page);
    await page.mouse.click(300, 700);
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  test('The Get Membership button closes it and opens its sheet, which gives the focus back to the hamburger', {
    tag: '@restInFirefox',
  }, async ({ tab: page }) => {
    await openMenu(page);
    await menu(page).getByRole('button', { name: 'Get Membership' }).press('Enter');
    await expect(menu(page)).toBeHidden();
    await expect(sheet(page)).toContainText(membership.text);
    await expect(sheet(page).getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(hamburger(page)).toBeFocused();
  });

  test('Following a link closes it, on the same page and on the way to another', async ({ tab: page }) => {
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'Feature' }).click();
    await expect(menu(page)).toBeHidden();
    await expectBelowHeader(page, page.getByRole('heading', { name: content.home.features.title }));
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'Article' }).click();
    await page.waitForURL('/about#our-products');
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/#feature');
    await expect(menu(page)).toBeHidden();
  });

  test('Esc closes it and the focus returns to the hamburger; it closes when the focus leaves it, at either end', async ({
    tab: page,
  }) => {
    const first = menu(page).getByRole('link').first();
    await openMenu(page);
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(hamburger(page)).toBeFocused();
    await openMenu(page);
    await menu(page).getByRole('button').focus();
    await page.keyboard.press('Tab');
    await expect(menu(page)).toBeHidden();
    await openMenu(page);
    await first.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(hamburger(page)).toBeFocused();
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(menu(page)).toBeHidden();
  });
});

test.describe('Mobile menu on a phone', () => {
  const viewport = { width: 360, height: 640 };
  test.use({ viewport, hasTouch: true });

  test('The first tap beside it only closes it, wherever it falls', { tag: '@chromium' }, async ({ page }) => {
    await page.goto('/?lang=en');
    for (const [across, down] of [
      [0.1, 0.6],
      [0.5, 0.75],
      [0.1, 0.05],
    ] as const) {
      await openMenu(page);
      await page.touchscreen.tap(viewport.width * across, viewport.height * down);
      await expect(menu(page), `after a tap at ${across}, ${down}`).toBeHidden();
      await expect(sheet(page)).toBeHidden();
      await expect(page).toHaveURL('/?lang=en');
    }
    expect(page.context().pages()).toHaveLength(1);
  });
});
