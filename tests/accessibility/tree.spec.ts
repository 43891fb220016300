import { content } from '../browser/content.ts';
import { pages } from '../browser/pages.ts';
import { expect, test } from '../browser/reading.ts';
import { hamburger, header, lastNarrow, main, menu, region, sheet } from '../browser/visitor.ts';
import { form } from '../contact/form.ts';

/* The accessibility trees in trees/*.yml, with the words of tests/content. After an intended change of structure run
   npx playwright test tests/accessibility/tree.spec.ts --update-snapshots and read the difference as a listener
   would. */
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });

test('a screen reader reads / with header and footer as in trees/home.yml', async ({ homePage: page }) => {
  await expect(page.locator('body')).toMatchAriaSnapshot({ name: 'home.yml' });
});

test('a screen reader reads /about, with the host app chosen and mistakes in the form, as in trees/about.yml', async ({
  tab: page,
}) => {
  await page.goto('/about');
  await region(page, content.about.products.title).scrollIntoViewIfNeeded();
  await page.getByRole('tab').nth(1).click();
  const { island, button } = form(page);
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute('data-hydrated');
  await button.click();
  await expect(island.locator('#contact-answer')).toBeFocused();
  await expect(main(page)).toMatchAriaSnapshot({ name: 'about.yml' });
});

test('a screen reader reads the open menu as in trees/menu.yml, and the sheet as in trees/sheet.yml', async ({
  tab: page,
}) => {
  await page.setViewportSize(lastNarrow);
  await page.goto('/feature');
  await hamburger(page).click();
  await expect(header(page)).toMatchAriaSnapshot({ name: 'menu.yml' });
  await menu(page).getByRole('button').click();
  await expect(sheet(page)).toMatchAriaSnapshot({ name: 'sheet.yml' });
});

test('each link to another language names it in that language', async ({ reading }) => {
  for (const [address, language] of [
    ['/', 'en'],
    ['/?lang=id', 'id'],
  ] as const) {
    const page = await reading(address);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const links = await page
      .locator('[hreflang]:not(link)')
      .evaluateAll((all) =>
        all.map((link) => [link.closest('[lang]')?.getAttribute('lang'), link.getAttribute('hreflang')]),
      );
    expect(links.length).toBeGreaterThan(0);
    for (const [named, leadsTo] of links) expect(named).toBe(leadsTo);
  }
});

test('A screen reader reads each link in one piece, and amounts in alternative texts in English notation', async ({
  reading,
}) => {
  for (const { at } of pages.filter(({ indexed }) => indexed)) {
    const page = await reading(at);
    await expect(page.getByRole('link', { name: / ,/ }), at).toHaveCount(0);
    await expect(page.getByRole('img', { name: /Rp/ }), at).toHaveCount(0);
  }
});
