import type { Page } from '@playwright/test';
import { content } from '../browser/content.ts';
import { pages } from '../browser/pages.ts';
import { expect, test } from '../browser/reading.ts';
import { expectBelowHeader, header, openMenu, scrolledThrough, settled, watchScrolling } from '../browser/visitor.ts';

const features = { link: 'Feature', from: '/', hash: '/#feature', heading: content.home.features.title };
const products = {
  link: 'Article',
  from: '/about',
  hash: '/about#our-products',
  heading: content.about.products.title,
};

async function follow(page: Page, link: string) {
  if ((page.viewportSize()?.width ?? 0) < 768) await openMenu(page);
  await header(page).getByRole('link', { name: link, exact: true }).click();
}

test.describe('Hash anchors scroll smoothly to their target', () => {
  for (const { link, from, hash, heading } of [features, products]) {
    test(`${link} scrolls smoothly within ${from}`, async ({ page }) => {
      await watchScrolling(page);
      await page.goto(from);
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
      await follow(page, link);
      await expectBelowHeader(page, page.getByRole('heading', { name: heading, exact: true }));
      expect((await scrolledThrough(page)).length, 'places on the way').toBeGreaterThan(1);
    });

    const other = from === '/' ? '/about' : '/';
    test(`${link} scrolls smoothly to ${hash} from another page`, { tag: '@restInFirefox' }, async ({
      page,
      browserName,
    }) => {
      await watchScrolling(page);
      await page.goto(other);
      await follow(page, link);
      await page.waitForURL(hash);
      await expectBelowHeader(page, page.getByRole('heading', { name: heading, exact: true }));
      // Firefox opens a page at its anchor, whatever the page asks for (docs/decisions/0003).
      const places = browserName === 'firefox' ? 0 : 1;
      expect((await scrolledThrough(page)).length, 'places on the way').toBeGreaterThan(places);
    });

    for (const width of [360, 768, 1440]) {
      // The tests above look at a desk. Firefox lays both anchors out alike, so there it is one of them on a phone.
      const tag = width > 360 ? '@rest' : from === '/about' ? [] : '@restInFirefox';
      test(`The heading at ${hash} is fully visible below the header at ${width} px`, { tag }, async ({
        tab: page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        const target = page.getByRole('heading', { name: heading, exact: true });
        await page.goto(from);
        await follow(page, link);
        await page.waitForURL(hash);
        await expectBelowHeader(page, target);
        await page.goto(other);
        await follow(page, link);
        await page.waitForURL(hash);
        await expectBelowHeader(page, target);
      });
    }
  }

  for (const hash of ['/#feature', '/about#our-products', '/about#contact']) {
    test(`${hash} shows nothing of the section before it`, async ({ page }) => {
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(hash);
        await settled(page);
        const below = await page.getByRole('banner').evaluate((banner) => banner.getBoundingClientRect().bottom);
        const top = () => page.locator(':target').evaluate((section) => section.getBoundingClientRect().top);
        await expect.poll(top, `at ${width} px`).toBeLessThan(below + 1);
      }
    });
  }

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    for (const { link, from, heading } of [features, products]) {
      test(`${link} jumps within ${from}`, async ({ page }) => {
        await watchScrolling(page);
        await page.goto(from);
        await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
        await follow(page, link);
        await expectBelowHeader(page, page.getByRole('heading', { name: heading, exact: true }));
        expect(await scrolledThrough(page)).toEqual([0, await settled(page)]);
      });
    }
  });

  test('A link to a place on the same page keeps the page, whatever stands in its address', {
    tag: '@restInFirefox',
  }, async ({ page }) => {
    // The others are no target of any link with an anchor.
    for (const { at } of pages.filter(({ indexed }) => indexed)) {
      for (const query of ['?utm_source=poster', '?lang=id&utm_source=poster']) {
        await page.goto(at + query);
        const anew = await page.locator('a[href]').evaluateAll((links) =>
          links
            .map((link) => new URL((link as HTMLAnchorElement).href))
            .filter(
              ({ hash, pathname, search }) => hash && pathname === location.pathname && search !== location.search,
            )
            .map(String),
        );
        expect(anew, at + query).toEqual([]);
      }
    }
    await page.goto('/about?utm_source=poster');
    await page.evaluate(() => Object.assign(window, { same: true }));
    await follow(page, 'Article');
    await expect(page).toHaveURL('/about?utm_source=poster#our-products');
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
  });
});
