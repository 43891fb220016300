import type { Page } from '@playwright/test';
import { content } from '../browser/content.ts';
import { pageReady } from '../browser/pageReady.ts';
import { pages, unknownPath } from '../browser/pages.ts';
import { expect, test } from '../browser/reading.ts';
import { edges, footer, header, main } from '../browser/visitor.ts';
import { ownContent } from '../content/own.ts';

test.describe('2. Screens and routes', () => {
  test('/ is the home page, /about the about page, and every page has its own title and description', async ({
    reading,
  }) => {
    const seen = new Set<string>();
    for (const { at, words } of pages) {
      const page = await reading(at);
      await expect(page).toHaveTitle(content.site.pages[words].title);
      const description = await page.locator('meta[name=description]').getAttribute('content');
      seen.add(await page.title()).add(description ?? '');
    }
    expect(seen.size).toBe(2 * pages.length);
    expect(seen).not.toContain('');
  });

  test('/article and /feature are empty placeholder pages', async ({ reading }) => {
    for (const path of ['/article', '/feature']) {
      const page = await reading(path);
      await expect(header(page)).toBeVisible();
      await expect(main(page)).toBeEmpty();
      await expect(footer(page)).toBeVisible();
    }
  });

  test('No other path is routed', async ({ request }) => {
    for (const path of [
      unknownPath,
      '/about/team',
      '/Article',
      '/index',
      '/404',
      '/articles',
      '/feature/1?and=more',
      '/gallery',
    ])
      expect((await request.get(path)).status(), path).toBe(404);
  });

  test('An unknown path shows only the header and footer', async ({ reading }) => {
    const page = await reading(unknownPath);
    await expect(header(page)).toBeVisible();
    await expect(footer(page)).toBeVisible();
    await expect(page.getByRole('main').or(page.getByRole('heading', { level: 1 }))).toHaveCount(0);
    const between = page.locator('header ~ *:not(footer):visible');
    expect(await between.evaluateAll((elements) => elements.map((element) => element.outerHTML))).toEqual([]);
  });

  test('The footer of an unknown path says so and leads home, in both languages', async ({ reading }) => {
    for (const [language, query] of [
      ['en', ''],
      ['id', '?lang=id'],
    ] as const) {
      const { footer: words, pages: all } = ownContent(language).site;
      const page = await reading(unknownPath + query);
      await expect(footer(page)).toContainText(`${words.out.call} ${all.notFound.description}`);
      await expect(footer(page).getByRole('link', { name: words.out.back })).toHaveAttribute('href', `/${query}`);
    }
  });

  test('Pages without content are kept out of search engines', async ({ reading }) => {
    for (const { at } of pages.filter(({ indexed }) => !indexed))
      await expect((await reading(at)).locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });
});

test.describe('Shared on every page', () => {
  test('A sticky header and a footer', async ({ tab: page }) => {
    await page.setViewportSize({ width: 800, height: 500 });
    for (const { at } of pages) {
      await page.goto(at);
      await expect(header(page)).toHaveCount(1);
      await expect(footer(page)).toHaveCount(1);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect(footer(page)).toBeInViewport();
      expect(await edges(header(page)), at).toMatchObject({ top: 0 });
      await expect(header(page)).toBeInViewport({ ratio: 1 });
    }
  });

  test('Page changes scroll to the top, and back and forward restore the place, as browsers do', async ({
    tab: page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const left = await goTo(page, content.home.features.title);
    // Not click(), which first scrolls a link in a sticky header out from under the scroll padding.
    await header(page).getByRole('link', { name: 'About Us' }).dispatchEvent('click');
    await page.waitForURL('/about');
    await pageReady(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const leftThere = await goTo(page, content.about.team.title);
    await page.goBack();
    await expectPlace(page, content.home.features.title, left);
    await page.goForward();
    await expectPlace(page, content.about.team.title, leftThere);
  });
});

const topOf = async (page: Page, name: string) => (await edges(page.getByRole('heading', { name, exact: true }))).top;

async function goTo(page: Page, name: string) {
  // The deferred styles set the scroll margin of headings.
  await pageReady(page);
  await page
    .getByRole('heading', { name, exact: true })
    .evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  return topOf(page, name);
}

/** The same words are at the same place; a font that has arrived since may have moved the pixels above them. */
async function expectPlace(page: Page, name: string, top: number) {
  await pageReady(page);
  await expect.poll(async () => Math.abs((await topOf(page, name)) - top), 'moved by').toBeLessThan(100);
}
