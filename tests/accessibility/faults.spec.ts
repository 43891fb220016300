import { content } from '../browser/content.ts';
import { delayRequests } from '../browser/delayRequests.ts';
import { header, main, menu, openMenu, sheet, widestMobile } from '../browser/pageHelpers.ts';
import { expect, test, testInNewPage } from '../browser/test.ts';
import { form, storedRows, uniqueMessage } from '../contact/form.ts';

const { user: userApp, host: hostApp } = content.about.products;

testInNewPage(
  'When a browser extension throws, and has disabled observers and storage, products, reviews, form, menu and sheet still work',
  async ({ page }) => {
    await page.addInitScript(() => {
      const fail = () => {
        throw new Error('an extension failed');
      };
      for (const name of ['IntersectionObserver', 'sessionStorage', 'localStorage'])
        Object.defineProperty(window, name, { get: fail });
      PerformanceObserver.prototype.observe = () => undefined;
      addEventListener('DOMContentLoaded', fail);
    });
    const message = uniqueMessage();
    await page.goto('/about');
    await expect(page.getByText(userApp.description)).toBeVisible();
    await page.getByText(hostApp.tab, { exact: true }).click();
    await expect(page.getByText(hostApp.description)).toBeVisible();
    await form(page).field('message').scrollIntoViewIfNeeded();
    await form(page).fill(message);
    await form(page).expectValues(message);
    await form(page).button.click();
    await expect(form(page).receipt).toHaveText(/\w/);
    expect(storedRows(message)).toHaveLength(1);
    await header(page).getByRole('link', { name: content.site.homeLink }).first().click();
    await page.setViewportSize(widestMobile);
    for (const { review } of content.home.testimonials.items) await expect(main(page).getByText(review)).toBeVisible();
    await openMenu(page);
    await menu(page).getByRole('button', { name: content.site.actions.membership.label }).click();
    await expect(sheet(page).getByRole('link', { name: content.site.stores.googlePlay.name })).toBeVisible();
    await expect(page.locator('head [href*="/deferred-"]'), 'the deferred styles are loaded, too').toBeAttached();
  },
);

for (const [late, early] of Object.entries({ 'deferred-*.css': 'loader-*.js', 'loader-*.js': 'deferred-*.css' }))
  test(`A sheet opened before ${late} has loaded is complete afterwards`, async ({ page }) => {
    const releaseLate = await delayRequests(page, `**/assets/${late}`);
    const earlyResponse = page.waitForResponse(`**/assets/${early}`);
    await page.goto('/', { waitUntil: 'commit' });
    await (await earlyResponse).finished();
    const opener = header(page).getByRole('button').first();
    await opener.press('Enter');
    await expect(page.locator('.sheet:popover-open')).toBeAttached();
    if (late.endsWith('css')) await expect(sheet(page)).toBeHidden();
    releaseLate();
    await expect(sheet(page).getByRole('heading')).toBeVisible();
    await expect(sheet(page)).toHaveCSS('border-top-width', '2px');
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });

test('a sheet whose styles never arrive is shown without them, and can be closed', async ({ page }) => {
  await page.route('**/assets/deferred-*.css', (route) => route.abort());
  await page.goto('/');
  await header(page).getByRole('button').first().click();
  await expect(sheet(page).getByText(content.site.actions.membership.text)).toBeVisible();
  await sheet(page).getByRole('button', { name: content.site.getApp.close }).click();
  await expect(sheet(page)).toBeHidden();
});
