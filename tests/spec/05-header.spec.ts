import { hamburger, header, menu, narrowestTablet, openMenu, widestMobile } from '../browser/pageHelpers.ts';
import { pages } from '../browser/pages.ts';
import { expect, type Locator, test } from '../browser/test.ts';

const links = { Feature: '/#feature', Article: '/about#our-products', 'About Us': '/about' };
const linkIn = (part: Locator, name: string) => part.getByRole('listitem').getByRole('link', { name, exact: true });

test.describe('Header', () => {
  test('Link Feature goes to the home page anchor #feature, Article to /about#our-products, About Us to /about; only the current page is marked', async ({
    pageAt,
    baseURL,
  }) => {
    for (const { url } of pages) {
      const page = await pageAt(url);
      for (const [name, href] of Object.entries(links))
        await expect(linkIn(header(page), name)).toHaveJSProperty('href', baseURL + href);
      const marked = header(page).locator('nav:visible [aria-current=page]');
      await expect(marked).toHaveText(url === '/about' ? ['About Us'] : []);
      if (url === '/about') await expect(marked, 'the mark is visible').toHaveCSS('text-decoration-line', 'underline');
    }
  });

  test('On the home page the header button reads Get Membership, on others Login and Register', async ({ pageAt }) => {
    for (const { url } of pages) {
      const buttons = url === '/' ? ['Get Membership'] : ['Login', 'Register'];
      await expect(header(await pageAt(url)).getByRole('button'), url).toHaveText(buttons);
    }
  });

  test('On small screens, below 768 px, a hamburger opens a dropdown listing the links and a Get Membership button', async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(widestMobile);
    for (const url of ['/', '/about']) {
      await page.goto(url);
      await expect(header(page).getByRole('button'), 'only the hamburger').toHaveCount(1);
      await openMenu(page);
      await expect(menu(page).getByRole('link')).toHaveText(Object.keys(links));
      for (const [name, href] of Object.entries(links))
        await expect(linkIn(menu(page), name)).toHaveJSProperty('href', baseURL + href);
      await expect(menu(page).getByRole('button')).toHaveText(['Get Membership']);
    }
    await page.setViewportSize(narrowestTablet);
    await expect(hamburger(page)).toHaveCount(0);
    await expect(header(page).getByRole('link', { name: 'Feature' })).toBeVisible();
  });
});
