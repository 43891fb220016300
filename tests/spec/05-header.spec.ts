import { pages } from '../browser/pages.ts';
import { expect, test } from '../browser/reading.ts';
import { firstWide, hamburger, header, lastNarrow, menu, openMenu } from '../browser/visitor.ts';

const links = [
  { name: 'Feature', href: '/#feature', sentence: 'Link Feature goes to the home page anchor #feature' },
  { name: 'Article', href: '/about#our-products', sentence: 'Link Article goes to /about#our-products' },
  { name: 'About Us', href: '/about', sentence: 'Link About Us goes to /about' },
];

test.describe('Header', () => {
  test.use({ viewport: firstWide });

  for (const { name, href, sentence } of links) {
    test(sentence, async ({ reading, baseURL }) => {
      for (const { at } of pages)
        await expect(header(await reading(at)).getByRole('link', { name, exact: true })).toHaveJSProperty(
          'href',
          baseURL + href,
        );
    });
  }

  test('The current page is marked in the header, and only there', async ({ reading }) => {
    for (const { at } of pages) {
      const page = await reading(at);
      const marked = header(page).locator('nav:visible [aria-current=page]');
      await expect(marked).toHaveText(at === '/about' ? ['About Us'] : []);
    }
  });

  test('On the home page the header button reads Get Membership', async ({ homePage: page }) => {
    await expect(header(page).getByRole('button')).toHaveText(['Get Membership']);
  });

  test('On other pages the header shows Login and Register buttons', async ({ reading }) => {
    for (const { at } of pages.filter(({ path }) => path !== '/')) {
      const page = await reading(at);
      await expect(header(page).getByRole('button'), at).toHaveText(['Login', 'Register']);
    }
  });
});

test.describe('Header on small screens', () => {
  test.use({ viewport: lastNarrow });

  test('On small screens a hamburger opens a dropdown listing the links and a Get Membership button', async ({
    tab: page,
    baseURL,
  }) => {
    for (const at of ['/', '/about']) {
      await page.goto(at);
      await expect(header(page).getByRole('button')).toHaveCount(1);
      await openMenu(page);
      for (const { name, href } of links)
        await expect(menu(page).getByRole('link', { name, exact: true })).toHaveJSProperty('href', baseURL + href);
      await expect(menu(page).getByRole('link')).toHaveCount(3);
      await expect(menu(page).getByRole('button')).toHaveText(['Get Membership']);
    }
  });

  test('Mobile layout applies below 768 px and not from there on', async ({ tab: page }) => {
    await page.goto('/');
    await expect(hamburger(page)).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Feature' })).toHaveCount(0);
    await page.setViewportSize(firstWide);
    await expect(hamburger(page)).toHaveCount(0);
    await expect(header(page).getByRole('link', { name: 'Feature' })).toBeVisible();
  });
});
