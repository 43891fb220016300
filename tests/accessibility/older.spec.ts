import { expect, type Page, test } from '@playwright/test';
import { content } from '../browser/content.ts';
import { pageReady } from '../browser/pageReady.ts';
import { edges, footer, hamburger, header, lastNarrow, menu, openMenu, sheet } from '../browser/visitor.ts';

/** The page in a browser that lacks these features. */
async function forget(page: Page, ...words: (readonly [RegExp, string])[]) {
  await page.route('**/*', async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.continue();
    const response = await route.fetch();
    const body = words.reduce((text, [known, unknown]) => text.replace(known, unknown), await response.text());
    await route.fulfill({ response, body });
  });
}

// The policy allows the styles by their hash, which changes here.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

test('Browsers without popovers show the menu in a header that is not sticky and the sheet at the end of the page, without open and close buttons', {
  tag: '@rest',
}, async ({ page }) => {
  await forget(page, [/ popover="auto"/g, ''], [/:popover-open/g, ':unknown-to-it']);
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  });
  await page.setViewportSize(lastNarrow);
  await page.goto('/');
  await pageReady(page);
  await expect(hamburger(page)).toBeHidden();
  await expect(header(page)).toHaveCSS('position', 'static');
  await expect(menu(page).getByRole('link')).toHaveCount(3);
  await expect(menu(page).getByRole('link').last()).toBeVisible();
  await expect(sheet(page).getByRole('link', { name: content.site.stores.googlePlay.name })).toBeVisible();
  await expect(sheet(page).getByRole('button', { name: content.site.getApp.close })).toBeHidden();
  const end = (await edges(footer(page))).bottom;
  expect((await edges(sheet(page))).top, 'below the footer').toBeGreaterThanOrEqual(end);
});

test('The page closes a popover after a tap outside where the browser does not, as on iOS before 18.3', {
  tag: '@rest',
}, async ({ page }) => {
  await forget(page, [/ popover="auto"/g, ' popover="manual"']);
  await page.setViewportSize(lastNarrow);
  await page.goto('/article');
  await pageReady(page);
  await openMenu(page);
  await page.mouse.click(300, 700);
  await expect(menu(page)).toBeHidden();
  await openMenu(page);
  await hamburger(page).click();
  await expect(menu(page)).toBeHidden();
});
