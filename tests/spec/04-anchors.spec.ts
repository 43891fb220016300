import type { Page } from '@playwright/test';
import { content } from '../browser/content.ts';
import { pages } from '../browser/pages.ts';
import { expect, test } from '../browser/reading.ts';
import { expectBelowHeader, header, scrolledThrough, settled, watchScrolling } from '../browser/visitor.ts';
import { ownContent } from '../content/own.ts';

const anchors = [
  { link: 'Feature', on: '/', hash: '/#feature', title: content.home.features.title },
  { link: 'Article', on: '/about', hash: '/about#our-products', title: content.about.products.title },
];
const follow = (page: Page, link: string) => header(page).getByRole('link', { name: link, exact: true }).click();
const heading = (page: Page, title: string) => page.getByRole('heading', { name: title, exact: true });

test.describe('Hash anchors scroll smoothly to their target', () => {
  for (const { link, on, hash, title } of anchors)
    test(`${link} scrolls smoothly within ${on}, and to ${hash} from another page`, {
      tag: on === '/' ? [] : '@restInFirefox',
    }, async ({ page, browserName }) => {
      await watchScrolling(page);
      for (const from of [on, on === '/' ? '/about' : '/']) {
        await page.goto(from);
        await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
        await follow(page, link);
        await page.waitForURL(hash);
        await expectBelowHeader(page, heading(page, title));
        // Firefox always opens a page at its anchor (docs/decisions/0003).
        const places = browserName === 'firefox' && from !== on ? 0 : 1;
        expect((await scrolledThrough(page)).length, 'places on the way').toBeGreaterThan(places);
      }
    });

  for (const width of [360, 1440]) {
    // On a desktop the links above lead to the same places.
    const tag = width === 360 ? '@restInFirefox' : '@rest';
    test(`An anchor shows its section from the beginning, right below the header, at ${width} px`, {
      tag,
    }, async ({ tab: page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      for (const { hash, title } of [...anchors, { hash: '/about#contact', title: content.about.contact.title }]) {
        await page.goto('/robots.txt');
        await page.goto(hash);
        await expectBelowHeader(page, heading(page, title));
        const below = await header(page).evaluate((banner) => banner.getBoundingClientRect().bottom);
        const top = () => page.locator(':target').evaluate((section) => section.getBoundingClientRect().top);
        await expect.poll(top, `${hash}: nothing of the section before it`).toBeLessThan(below + 1);
      }
    });
  }

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('A link jumps to its target', async ({ page }) => {
      await watchScrolling(page);
      await page.goto('/');
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
      await follow(page, 'Feature');
      await expectBelowHeader(page, heading(page, content.home.features.title));
      expect(await scrolledThrough(page)).toEqual([0, await settled(page)]);
    });
  });

  test('A link to a place on the same page keeps the page, whatever stands in its address', {
    tag: '@restInFirefox',
  }, async ({ tab: page }) => {
    // No link leads to an anchor on the other pages.
    for (const { at } of pages.filter(({ indexed }) => indexed)) {
      await page.goto(`${at}?lang=id&utm_source=poster`);
      const reloading = await page.locator('a[href]').evaluateAll((links) =>
        links
          .map((link) => new URL((link as HTMLAnchorElement).href))
          .filter(({ hash, pathname, search }) => hash && pathname === location.pathname && search !== location.search)
          .map(String),
      );
      expect(reloading, at).toEqual([]);
    }
    await page.evaluate(() => Object.assign(window, { same: true }));
    await follow(page, ownContent('id').site.nav.article);
    await expect(page).toHaveURL('/about?lang=id&utm_source=poster#our-products');
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
  });
});
