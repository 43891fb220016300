import { expect, type Page, test } from '@playwright/test';
import { pageReady } from '../browser/pageReady.ts';
import { hamburger, lastNarrow, menu, openMenu } from '../browser/visitor.ts';

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
