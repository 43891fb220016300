import { content } from '../browser/content.ts';
import { pages, unknownPath } from '../browser/pages.ts';
import { expect, test } from '../browser/reading.ts';
import { footer, header, main } from '../browser/visitor.ts';
import { ownContent } from '../content/own.ts';

test.describe('2. Screens and routes', () => {
  for (const [path, name, title] of [
    ['/', 'home', content.home.hero.title],
    ['/about', 'about', content.about.banner.title],
  ] as const)
    test(`${path} is the ${name} page`, async ({ tab: page }) => {
      expect((await page.goto(path))?.status()).toBe(200);
      await expect(page).toHaveTitle(content.site.pages[name].title);
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    });

  test('/article and /feature are empty placeholder pages, kept out of search engines', async ({ tab: page }) => {
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
