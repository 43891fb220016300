import type { Page } from '@playwright/test';
import { content } from '../browser/content.ts';
import { holdBack } from '../browser/holdBack.ts';
import { expect, test } from '../browser/reading.ts';
import { region } from '../browser/visitor.ts';

const { title, user, host } = content.about.products;
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true });

/** The tabs are hydrated when they come into view. */
async function open(page: Page, address = '/about#our-products') {
  await page.goto(address);
  await expect(tab(page, user.tab)).toBeVisible();
}

async function expectSelected(page: Page, chosen: string) {
  const other = chosen === user.tab ? host.tab : user.tab;
  const states = () =>
    page
      .getByRole('tab')
      .evaluateAll((tabs) =>
        tabs.map(({ textContent, ariaSelected, tabIndex }) => [textContent, ariaSelected, tabIndex]),
      );
  const expected = [user.tab, host.tab].map((name) => (name === chosen ? [name, 'true', 0] : [name, 'false', -1]));
  await expect.poll(states, 'text, aria-selected and tabindex of both tabs').toEqual(expected);
  await expect(panel(page, chosen)).toBeVisible();
  await expect(panel(page, other)).toBeHidden();
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('Our Products: two tabs, user app and host app', () => {
  test("Selected product tab on the about page: 0 (user app) or 1 (host app). Default 0. Clicking a tab shows that product's logo and description, and does not move the page", async ({
    tab: page,
  }) => {
    await open(page);
    await expectSelected(page, user.tab);
    await expect(page.getByRole('tablist', { name: content.about.products.tabsLabel })).toBeVisible();
    const heading = region(page, title).getByRole('heading', { level: 2 });
    await expect(heading).toBeInViewport();
    for (const product of [host, user]) {
      await tab(page, product.tab).click();
      await expectSelected(page, product.tab);
      const shown = panel(page, product.tab);
      await expect(shown.getByRole('heading', { name: product.name })).toBeVisible();
      await expect(shown.getByRole('heading').locator('svg, img')).toBeVisible();
      await expect(shown.getByText(product.description)).toBeVisible();
      await expect(shown.getByRole('listitem')).toHaveText(product.features);
      await expect(shown.getByRole('img', { name: product.alt })).toBeVisible();
      await expect(heading).toBeInViewport();
    }
    await expect(page).toHaveURL('/about#our-products');
  });

  test('The arrow keys, Home and End select a tab and move the focus, and Tab leaves the tabs for the panel', async ({
    tab: page,
  }) => {
    await open(page);
    await tab(page, user.tab).focus();
    for (const [key, chosen] of [
      ['ArrowRight', host.tab],
      ['ArrowRight', user.tab],
      ['ArrowLeft', host.tab],
      ['ArrowLeft', user.tab],
      ['End', host.tab],
      ['Home', user.tab],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(page, chosen)).toBeFocused();
      await expectSelected(page, chosen);
      const id = await panel(page, chosen).getAttribute('id');
      await expect(tab(page, chosen)).toHaveAttribute('aria-controls', id ?? '');
    }
    await page.keyboard.press('Tab');
    await expect(panel(page, user.tab)).toBeFocused();
  });

  test('A tab answers at once while its script is on its way, and stays chosen when it has come', async ({
    tab: page,
  }) => {
    const arrive = await holdBack(page, '**/assets/hydrate*.js');
    await page.goto('/about');
    for (const [product, other] of [
      [user, host],
      [host, user],
    ] as const) {
      await page.getByRole('link', { name: product.tab, exact: true }).click();
      await expect(page.getByText(product.description)).toBeInViewport();
      await expect(page.getByText(other.description)).toBeHidden();
    }
    arrive();
    await expectSelected(page, host.tab);
  });

  test('The address, a link to the other product, Back and Forward show the product that the address names', {
    tag: '@restInFirefox',
  }, async ({ tab: page }) => {
    const goToHost = () => page.evaluate(() => location.assign('#host-app'));
    const expectHostInView = async () => {
      await expectSelected(page, host.tab);
      await expect(panel(page, host.tab)).toBeInViewport();
    };
    await open(page);
    await expectSelected(page, user.tab);
    await page.evaluate(() => scrollTo(0, 0));
    await goToHost();
    await expectHostInView();
    await page.goBack();
    await expectSelected(page, user.tab);
    await page.goForward();
    await expectHostInView();
    // After a choice by hand the address names it, so that a link to the other tab still works.
    await tab(page, user.tab).click();
    await expectSelected(page, user.tab);
    await goToHost();
    await expectSelected(page, host.tab);
    await page.goto('/robots.txt');
    await open(page, '/about#host-app');
    await expectHostInView();
  });
});
