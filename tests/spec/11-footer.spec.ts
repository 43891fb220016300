import { content } from '../browser/content.ts';
import { footer } from '../browser/pageHelpers.ts';
import { expect, type Page, test } from '../browser/test.ts';

const { facts, site } = content;

test.describe('Footer', () => {
  const section = (page: Page, name: string) =>
    footer(page).locator('section', { has: page.getByRole('heading', { name }) });

  test('Columns Company, Feature and Legal; an item without a URL is only text', async ({ homePage: page }) => {
    await expect(footer(page).getByRole('heading')).toHaveText(['Company', 'Feature', 'Legal', 'Download Now']);
    for (const { title, items } of [site.footer.company, site.footer.feature, site.footer.legal]) {
      await expect(section(page, title).getByRole('listitem')).toHaveText(items.map(({ label }) => label));
      for (const { label, url } of items)
        await expect(section(page, title).getByRole('link', { name: label })).toHaveCount(url ? 1 : 0);
    }
  });

  test('An address, and a phone number other than that of the contact section', async ({ aboutPage: page }) => {
    await expect(footer(page).getByText(facts.contact.address.text)).toBeVisible();
    await expect(footer(page).getByText(facts.footer.phone.text)).toBeVisible();
    await expect(footer(page)).not.toContainText(facts.contact.phone.text);
  });

  test('Download Now block with store badges: a link to the Play Store; without an App Store address its badge says coming soon and is no link', async ({
    homePage: page,
  }) => {
    const link = section(page, 'Download Now').getByRole('link', { name: site.stores.googlePlay.name });
    await expect(link).toHaveAttribute('href', /^https:\/\/play\.google\.com\//);
    expect(facts.stores.appStore.url).toBe('');
    await expect(section(page, 'Download Now')).toContainText(/coming soon/i);
    await expect(page.getByRole('link', { name: /App Store/ })).toHaveCount(0);
  });

  test('External links: social-network links', async ({ homePage: page }) => {
    const list = footer(page).getByRole('list', { name: site.footer.social });
    const withUrl = facts.social.filter(({ url }) => url);
    await expect(list.getByRole('listitem')).toHaveText(withUrl.map(({ name }) => name));
    for (const { name, url } of withUrl) await expect(list.getByRole('link', { name })).toHaveAttribute('href', url);
  });
});
