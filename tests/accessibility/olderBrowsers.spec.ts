import { openReady } from '../browser/pageReady.ts';
import { expect, test } from '../browser/test.ts';
import { hamburger, menu, openMenu, widestMobile } from '../browser/visitor.ts';

test('A tap outside closes the menu, also on iOS before 18.3', { tag: '@testAll' }, async ({ page }) => {
  // iOS before 18.3 opens popovers, but a tap outside does not close them, as with popover="manual" elsewhere.
  await page.route('/article', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(' popover="auto"', ' popover="manual"');
    await route.fulfill({ response, body });
  });
  await page.setViewportSize(widestMobile);
  await openReady(page, '/article');
  await openMenu(page);
  await page.mouse.click(300, 700);
  await expect(menu(page)).toBeHidden();
  await openMenu(page);
  await hamburger(page).click();
  await expect(menu(page)).toBeHidden();
});
