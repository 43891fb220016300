import type { Page } from '@playwright/test';
import { content } from '../browser/content.ts';
import { pageReady } from '../browser/pageReady.ts';
import { pages, unknownPath } from '../browser/pages.ts';
import { expect, test } from '../browser/reading.ts';
import { edges, footer, header, main, settled } from '../browser/visitor.ts';
import { ownContent } from '../content/own.ts';

test.describe('2. Screens and routes', () => {
  for (const [path, name, title] of [
    ['/', 'home', content.home.hero.title],
    ['/about', 'about', content.about.banner.title],
  ] as const)
    test(`${path} is the ${name} page`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(200);
      await expect(page).toHaveTitle(content.site.pages[name].title);
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    });

  test('/article and /feature are empty placeholder pages, kept out of search engines', async ({ page }) => {
    for (const path of ['/article', '/feature']) {
      expect((await page.goto(path))?.status()).toBe(200);
      await expect(header(page)).toBeVisible();
      await expect(main(page)).toBeEmpty();
      await expect(footer(page)).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    }
  });

  test('Every page has its own title and description', async ({ reading }) => {
    const seen = new Set<string>();
    for (const { at } of pages) {
      const page = await reading(at);
      const description = await page.locator('meta[name=description]').getAttribute('content');
      seen.add(await page.title()).add(description ?? '');
    }
    expect(seen.size).toBe(2 * pages.length);
    expect(seen).not.toContain('');
  });

  test('No other path is routed', async ({ request }) => {
    for (const path of [unknownPath, '/about/team', '/Article', '/index', '/404', '/articles', '/feature/1'])
      expect((await request.get(path)).status(), path).toBe(404);
  });

  test('An unknown path shows only the header and footer', async ({ tab: page }) => {
    for (const path of [unknownPath, `${unknownPath}/deeper?and=more`]) {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(header(page)).toBeVisible();
      await expect(footer(page)).toBeVisible();
      await expect(page).toHaveTitle(content.site.pages.notFound.title);
      await expect(page.getByRole('main').or(page.getByRole('heading', { level: 1 }))).toHaveCount(0);
      const between = page.locator('header ~ *:not(footer):visible');
      expect(await between.evaluateAll((elements) => elements.map((element) => element.outerHTML))).toEqual([]);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    }
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

  test('A slash at the end redirects permanently to the path without it', async ({ request }) => {
    for (const path of ['/about', '/article', '/feature']) {
      const answer = await request.get(`${path}/`, { maxRedirects: 0 });
      expect([301, 308], path).toContain(answer.status());
      expect(new URL(answer.headers()['location'] ?? '', answer.url()).pathname).toBe(path);
    }
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
    await page.goto('/');
    const left = await goTo(page, content.home.features.title);
    // Not click(), which scrolls a link in a sticky header out from under the scroll padding first.
    await header(page).getByRole('link', { name: 'About Us' }).dispatchEvent('click');
    await page.waitForURL('/about');
    expect(await settled(page)).toBe(0);
    const leftThere = await goTo(page, content.about.team.title);
    await page.goBack();
    await expectPlace(page, content.home.features.title, left);
    await page.goForward();
    await expectPlace(page, content.about.team.title, leftThere);
  });
});

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

async function goTo(page: Page, name: string) {
  // The deferred styles set the scroll margin of headings.
  await pageReady(page);
  await heading(page, name).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  expect(await settled(page)).toBeGreaterThan(0);
  return (await edges(heading(page, name))).top;
}

/** The words stand where they stood; a font that has arrived since may have moved the pixels above them. */
async function expectPlace(page: Page, name: string, top: number) {
  await pageReady(page);
  await expect(heading(page, name)).toBeInViewport();
  await settled(page);
  expect(Math.abs((await edges(heading(page, name))).top - top), 'moved by').toBeLessThan(100);
}
