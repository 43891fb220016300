import { pages, unknownPath } from '../browser/pages.ts';
import { expect, test } from '../browser/reading.ts';
import { ownContent } from '../content/own.ts';
import { keysAsWords } from './parts/keysAsWords.ts';
import { serveWith } from './parts/servedSite.ts';

/*
 * The accessibility tree of every page, as a screen reader goes through it, in trees/*.yml. In place of the words stand the
 * names of their fields, so that a change of content changes no tree. When the structure was meant to change:
 *   npx playwright test tests/accessibility/tree.spec.ts --update-snapshots
 * and read the difference as a listener would.
 */
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });

const words = keysAsWords();
let site: Awaited<ReturnType<typeof serveWith>>;
test.beforeAll(async () => {
  // The whole site is rendered anew.
  test.setTimeout(120_000);
  site = await serveWith({ en: words, id: ownContent('id') });
});
test.afterAll(() => site?.stop());

for (const [name, path] of [
  ['home', '/'],
  ['about', '/about'],
  ['empty-page', '/article'],
  ['not-found', unknownPath],
] as const) {
  test(`${path} is told as in trees/${name}.yml`, async ({ page }) => {
    await page.goto(site.url + path);
    // What a language calls itself stands in the build, and not in the words of a page.
    await page.locator('footer [hreflang]').evaluateAll((links) => {
      for (const link of links) link.textContent = `in ${link.getAttribute('hreflang')}`;
    });
    await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${name}.yml` });
  });
}

test('the open menu is told as in trees/menu.yml, and the sheet as in trees/sheet.yml', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.url}/feature`);
  await page.getByRole('banner').getByRole('button').click();
  await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: 'menu.yml' });
  await page.locator('#menu').getByRole('button').click();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot({ name: 'sheet.yml' });
});

test('the hydrated tabs are told as in trees/products.yml, the form with mistakes as in trees/form.yml', async ({
  page,
}) => {
  await page.goto(`${site.url}/about`);
  const products = page.getByRole('region', { name: words.about.products.title });
  await products.scrollIntoViewIfNeeded();
  await page.getByRole('tab').nth(1).click();
  await expect(products).toMatchAriaSnapshot({ name: 'products.yml' });
  const form = page.locator('[data-island=ContactForm]');
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('data-hydrated');
  await form.locator('[type=submit]').click();
  await expect(form.locator('#contact-answer')).toBeFocused();
  await expect(form).toMatchAriaSnapshot({ name: 'form.yml' });
});

test('each language is named where it begins', async ({ reading }) => {
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

test('No link is told in pieces, and an amount in a picture’s alternative is written as English voices read it', async ({
  reading,
}) => {
  for (const { at } of pages.filter(({ indexed }) => indexed)) {
    const page = await reading(at);
    await expect(page.getByRole('link', { name: / ,/ }), at).toHaveCount(0);
    await expect(page.getByRole('img', { name: /Rp/ }), at).toHaveCount(0);
  }
});
