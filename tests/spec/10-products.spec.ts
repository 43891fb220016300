import type { Locator, Page } from '@playwright/test';
import { content } from '../browser/content.ts';
import { expectFullyVisible, region, zoomedPhone } from '../browser/pageHelpers.ts';
import { expect, test } from '../browser/test.ts';

const { title, user: userApp, host: hostApp, tabsLabel } = content.about.products;
const tab = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: tabsLabel }).getByRole('radio', { name, exact: true });

async function expectShown(page: Page, shownProduct: typeof userApp) {
  const products = region(page, title);
  await expect(tab(page, shownProduct.tab)).toBeChecked();
  const middleOf = (shape: Locator) => shape.boundingBox().then((box) => (box ? box.x + box.width / 2 : 0));
  const ball = page.locator('.product-tabs-ball');
  const isBelowTab = async () => Math.abs((await middleOf(ball)) - (await middleOf(tab(page, shownProduct.tab)))) < 30;
  await expect(ball, 'the ball has an outline').toHaveCSS('border-top-width', '2px');
  await expect.poll(isBelowTab, 'the ball is below the chosen tab').toBe(true);
  const heading = products.getByRole('heading', { name: shownProduct.name, exact: true });
  await expect(heading.locator('svg, img'), 'the product’s logo').toBeVisible();
  await expect(products.getByText(shownProduct.description)).toBeVisible();
  await expect(products.getByRole('listitem')).toHaveText(shownProduct.features);
  await expect(products.getByRole('img', { name: shownProduct.alt })).toBeVisible();
  await expect(products.getByText((shownProduct === userApp ? hostApp : userApp).description)).toBeHidden();
}

test.describe('Our Products: two tabs, user app and host app', () => {
  test("Selected product tab on the about page: 0 (user app) or 1 (host app). Default 0. Clicking a tab shows that product's logo and description, and does not move the page", async ({
    page,
  }) => {
    await page.goto('/about#our-products');
    await expectShown(page, userApp);
    await expect(region(page, title).getByRole('heading', { level: 2 })).toBeInViewport();
    // Playwright scrolls before it clicks, so the section's height, not its position, shows that nothing has moved.
    const height = async () => (await region(page, title).boundingBox())?.height;
    const heightBefore = await height();
    for (const product of [hostApp, userApp]) {
      await region(page, title).getByText(product.tab, { exact: true }).click();
      await expectShown(page, product);
      expect(await height()).toBe(heightBefore);
    }
    await expect(page).toHaveURL('/about#our-products');
  });

  test('The arrow keys select a tab and move the focus', async ({ page }) => {
    await page.setViewportSize(zoomedPhone);
    await page.goto('/about#our-products');
    await tab(page, userApp.tab).focus();
    await expect(tab(page, userApp.tab), 'two lines, no word broken: 60 to 69 px').toHaveCSS('height', /^6\d/);
    for (const [key, chosen] of [
      ['ArrowRight', hostApp],
      ['ArrowRight', userApp],
      ['ArrowLeft', hostApp],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(page, chosen.tab)).toBeFocused();
      await expectShown(page, chosen);
    }
  });

  test('A product’s link, Back and Forward show that product', { tag: '@firefoxInTestAll' }, async ({ page }) => {
    await page.goto('/about#host-app');
    await expectShown(page, hostApp);
    await expect(page.getByText(hostApp.description)).toBeInViewport();
    await expectFullyVisible(page, tab(page, hostApp.tab));
    await page.evaluate(() => location.assign('#user-app'));
    await expectShown(page, userApp);
    await page.goBack();
    await expectShown(page, hostApp);
    await page.goForward();
    await expectShown(page, userApp);
  });
});
