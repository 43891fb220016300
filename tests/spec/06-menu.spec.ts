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

  test('On a screen of 320 × 256 it scrolls to its last button', { tag: '@restInFirefox' }, async ({ tab: page }) => {
    const [width, height] = [320, 256];
    await page.setViewportSize({ width, height });
    await openMenu(page);
    // The header scrolls away with the page there; the cross stays, and what is below it is not pressed.
    const cross = (await hamburger(page).boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(width / 2, 20);
    await page.mouse.wheel(0, 120);
    await expect(hamburger(page)).not.toBeInViewport();
    const under = await page.evaluate(
      ({ x, y }) => document.elementFromPoint(x + 20, y + 20)?.parentElement?.id,
      cross,
    );
    expect(under).toBe('menu');
    const button = menu(page).getByRole('button');
    await page.mouse.move(width / 2, height - 30);
    await page.mouse.wheel(0, 600);
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.click();
    await expect(sheet(page)).toBeVisible();
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

  test('The first tap beside it only closes it, wherever it falls', { tag: '@restInFirefox' }, async ({
    page,
    browserName,
  }) => {
    await page.goto('/?lang=en');
    for (const [across, down] of [
      [0.1, 0.6],
      [0.5, 0.75],
      [0.5, 0.97],
      [0.1, 0.05],
    ] as const) {
      await openMenu(page);
      const [x, y] = [viewport.width * across, viewport.height * down];
      // On a desktop Firefox makes no click of a touch that Playwright sends, also not on the hamburger.
      await (browserName === 'firefox' ? page.mouse.click(x, y) : page.touchscreen.tap(x, y));
      await expect(menu(page), `after a tap at ${across}, ${down}`).toBeHidden();
      await expect(sheet(page)).toBeHidden();
      await expect(page).toHaveURL('/?lang=en');
    }
    expect(page.context().pages()).toHaveLength(1);
  });
});
