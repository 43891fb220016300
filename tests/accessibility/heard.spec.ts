import { holdBack } from '../browser/holdBack.ts';
import { pages } from '../browser/pages.ts';
import { expect, test } from '../browser/reading.ts';
import { hamburger, header, menu, openMenu, sheet } from '../browser/visitor.ts';
import { lastNarrow } from '../browser/widths.ts';

/** What was found by listening to the pages with Orca. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const deferredFiles = ['deferred-*.css', 'loader-*.js'];
for (const late of deferredFiles)
  test(`A sheet that is opened before ${late} has come takes the focus when it comes`, async ({ tab: page }) => {
    const arrive = await holdBack(page, `**/assets/${late}`);
    const other = page.waitForResponse(`**/assets/${deferredFiles.find((file) => file !== late)}`);
    await page.goto('/', { waitUntil: 'commit' });
    await (await other).finished();
    const opener = header(page).getByRole('button').first();
    await opener.press('Enter');
    await expect(page.locator('.sheet:popover-open')).toBeAttached();
    // Without its styles it would cover the page.
    if (late.endsWith('css')) await expect(sheet(page)).toBeHidden();
    arrive();
    await expect(sheet(page).getByRole('heading')).toBeFocused();
    await expect(sheet(page)).toHaveCSS('border-top-width', '2px');
    await expect(page.getByRole('main')).toHaveAttribute('inert');
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });

test('The sheet takes the focus from the menu, and gives it back to the hamburger', async ({ tab: page }) => {
  await page.setViewportSize(lastNarrow);
  await page.goto('/');
  await openMenu(page);
  await menu(page).getByRole('button').press('Enter');
  await expect(sheet(page).getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(hamburger(page)).toBeFocused();
});

test('No link is told in pieces, and an amount in a picture’s alternative is written as English voices read it', async ({
  reading,
}) => {
  for (const { at } of pages) {
    const page = await reading(at);
    await expect(page.getByRole('link', { name: / ,/ }), at).toHaveCount(0);
    await expect(page.getByRole('img', { name: /Rp/ }), at).toHaveCount(0);
  }
});
