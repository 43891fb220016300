import { content } from '../browser/content.ts';
import { expect, test } from '../browser/reading.ts';
import { main, region } from '../browser/visitor.ts';
import { form } from '../contact/form.ts';

/* The accessibility trees in trees/*.yml, with the words of tests/content. After an intended change of structure run
   npx playwright test tests/accessibility/tree.spec.ts --update-snapshots and read the difference as a listener
   would. */
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });

test('a screen reader reads / as in trees/home.yml', async ({ homePage: page }) => {
  await expect(main(page)).toMatchAriaSnapshot({ name: 'home.yml' });
});

test('a screen reader reads /about, with mistakes in the form, as in trees/about.yml', async ({ tab: page }) => {
  await page.goto('/about');
  await region(page, content.about.products.title).scrollIntoViewIfNeeded();
  await page.getByText(content.about.products.host.tab, { exact: true }).click();
  const { island, button } = form(page);
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute('data-hydrated');
  await button.click();
  await expect(island.locator('#contact-answer')).toBeFocused();
  await expect(main(page)).toMatchAriaSnapshot({ name: 'about.yml' });
});

test('A screen reader reads links in one piece and in their language, and amounts in English', async ({ pageAt }) => {
  for (const url of ['/', '/about', '/?lang=id']) {
    const page = await pageAt(url);
    const links = await page
      .locator('[hreflang]:not(link)')
      .evaluateAll((all) =>
        all.map((link) => [link.closest('[lang]')?.getAttribute('lang'), link.getAttribute('hreflang')]),
      );
    expect(links.length).toBeGreaterThan(0);
    for (const [ownLanguage, leadsTo] of links) expect(ownLanguage).toBe(leadsTo);
    // The name of a link in several pieces has a comma after a space.
    await expect(page.getByRole('link', { name: / ,/ }), url).toHaveCount(0);
    if (url !== '/?lang=id') await expect(page.getByRole('img', { name: /Rp/ }), url).toHaveCount(0);
  }
});
