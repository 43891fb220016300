import { content } from '../browser/content.ts';
import { hamburger, main, menu, openMenu, sheet, widestMobile } from '../browser/pageHelpers.ts';
import { pages } from '../browser/pages.ts';
import { expect, test } from '../browser/test.ts';

const { user, host } = content.about.products;

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Every page shows all its content, both products one below the other', async ({ page }) => {
    for (const { url } of pages.filter(({ isIndexed }) => isIndexed)) {
      await page.goto(url);
      // Not checked: sliders and tabs, which need script, and the content of a closed <details>, which opens without script.
      const parts = main(page).locator(
        ':is(h1, h2, h3, h4, p, li, dt, dd, blockquote, label):not(:empty, .product-tabs *), input:not([type=range], .product-tabs *), textarea, [role=img]',
      );
      expect(await parts.count(), url).toBeGreaterThan(0);
      const invisible = await parts.evaluateAll((elements) =>
        elements
          .filter((part) => !part.closest('[aria-hidden=true], details > :not(summary)') && !part.checkVisibility())
          .map((part) => part.outerHTML),
      );
      expect(invisible, url).toEqual([]);
    }
    await page.goto('/about');
    const [first, second] = [page.getByText(user.description), page.getByText(host.description)];
    await expect(first).toBeVisible();
    await expect(second).toBeVisible();
    expect((await first.boundingBox())?.y).toBeLessThan((await second.boundingBox())?.y ?? 0);
    await expect(page.getByText(host.tab, { exact: true }), 'the tabs need script').toBeHidden();
  });

  test('Menu and sheet open; Esc or a press outside closes them; Tab skips the page behind', async ({ page }) => {
    await page.setViewportSize(widestMobile);
    await page.goto('/');
    await openMenu(page);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await hamburger(page).click();
    await menu(page).getByRole('button', { name: 'Get Membership' }).click();
    await expect(sheet(page)).toBeVisible();
    await page.mouse.click(20, 700);
    await expect(sheet(page)).toBeHidden();
    await expect(page).toHaveURL('/');
    await hamburger(page).press('Escape');
    await expect(menu(page)).toBeHidden();
    for (const [opener, behind] of [
      [hamburger(page), 'main, footer'],
      [menu(page).getByRole('button'), 'main, footer, header'],
    ] as const) {
      await opener.press('Enter');
      for (let step = 0; step < 8; step++) {
        await page.keyboard.press('Tab');
        await expect(page.locator(`:is(${behind}) :focus`)).toHaveCount(0);
      }
      await page.keyboard.press('Escape');
      await hamburger(page).press('Enter');
    }
  });
});
