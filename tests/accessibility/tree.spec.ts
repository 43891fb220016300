import { content } from '../browser/content.ts';
import { desktop, main, region } from '../browser/pageHelpers.ts';
import { expect, test } from '../browser/test.ts';
import { form } from '../contact/form.ts';

// trees/*.yml record the accessibility trees with the words of tests/content. How to record them again: CONTRIBUTING.md.
test.use({ viewport: desktop });

test('a screen reader reads / as in trees/home.yml', async ({ homePage: page }) => {
  await region(page, content.home.splitPrice.title).scrollIntoViewIfNeeded();
  await expect(page.getByRole('slider'), 'has replaced the list of prices').toBeVisible();
  await expect(main(page)).toMatchAriaSnapshot({ name: 'home.yml' });
});

test('a screen reader reads /about, with the host tab and form errors, as in trees/about.yml', async ({ page }) => {
  const { island, button, open } = form(page);
  await open();
  await region(page, content.about.products.title).scrollIntoViewIfNeeded();
  await page.getByText(content.about.products.host.tab, { exact: true }).click();
  await button.click();
  await expect(island.locator('#contact-result')).toBeFocused();
  await expect(main(page)).toMatchAriaSnapshot({ name: 'about.yml' });
});
