import { content } from '../browser/content.ts';
import { edgesOf, expectFullyVisible, header, narrowPhone } from '../browser/pageHelpers.ts';
import { expect, type Page, test, testInNewPage } from '../browser/test.ts';
import { testContent } from '../content/testContent.ts';

const featuresTitle = content.home.features.title;
const productsTitle = content.about.products.title;
const clickInHeader = (page: Page, link: string) => header(page).getByRole('link', { name: link, exact: true }).click();
const heading = (page: Page, title: string) => page.getByRole('heading', { name: title, exact: true });

test.describe('Hash anchors scroll smoothly to their target', () => {
  testInNewPage('The link Feature scrolls smoothly on home, Article on /about', async ({ page, browserName }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(() => {
      const positions: number[] = [];
      Object.assign(window, { positions });
      const record = () => {
        if (positions.at(-1) !== scrollY) positions.push(scrollY);
        requestAnimationFrame(record);
      };
      requestAnimationFrame(record);
    });
    await page.goto('/');
    for (const [link, address, title] of [
      ['Feature', '/#feature', featuresTitle],
      ['Article', '/about#our-products', productsTitle],
    ] as const) {
      await clickInHeader(page, link);
      await page.waitForURL(address);
      await expectFullyVisible(page, heading(page, title));
      // Firefox shows another page at the anchor at once, without a smooth scroll (docs/decisions/0003).
      const mayJump = browserName === 'firefox' && link === 'Article';
      const positions = await page.evaluate(() => Reflect.get(window, 'positions') as number[]);
      expect(positions.length, `a jump has only one position: ${positions}`).toBeGreaterThan(mayJump ? 0 : 1);
    }
  });

  test('On a phone an anchor shows its section below the header', { tag: '@firefoxInTestAll' }, async ({ page }) => {
    await page.setViewportSize(narrowPhone);
    const { title } = content.about.contact;
    for (const [address, sectionTitle] of Object.entries({ '/#feature': featuresTitle, '/about#contact': title })) {
      // Leaves the page first, because with only a new anchor the browser would not load the page again.
      await page.goto('/robots.txt');
      await page.goto(address);
      await expectFullyVisible(page, heading(page, sectionTitle));
      const headerBottom = (await edgesOf(header(page))).bottom;
      const top = async () => (await edgesOf(page.locator(':target'))).top;
      await expect.poll(top, `${address}: nothing of the section above is visible`).toBeLessThan(headerBottom + 1);
    }
  });

  testInNewPage('An address such as /#membership shows that feature, also if scripts load late', async ({ page }) => {
    await page.setViewportSize(narrowPhone);
    await page.route('**/loader-*.js', (route) => setTimeout(() => void route.continue(), 300));
    await page.goto('/#membership');
    const membership = heading(page, content.home.features.membership.title);
    await expect(membership).toBeInViewport({ ratio: 1 });
    await page.reload();
    await expect(membership).toBeInViewport({ ratio: 1 });
  });

  test('A link within a page does not reload it', { tag: '@firefoxInTestAll' }, async ({ page }) => {
    await page.goto('/about?lang=id&utm_source=poster');
    await page.evaluate(() => Object.assign(window, { wasNotReloaded: true }));
    await clickInHeader(page, testContent('id').site.nav.article);
    await expect(page).toHaveURL('/about?lang=id&utm_source=poster#our-products');
    expect(await page.evaluate(() => 'wasNotReloaded' in window)).toBe(true);
  });
});
