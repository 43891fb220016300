import { content } from '../browser/content.ts';
import { edgesOf, footer, header, main } from '../browser/pageHelpers.ts';
import { pageReady } from '../browser/pageReady.ts';
import { pages, unknownPath } from '../browser/pages.ts';
import { expect, test } from '../browser/test.ts';
import { testContent } from '../content/testContent.ts';

test.describe('2. Screens and routes', () => {
  test('/ is the home page, /about the about page; each page has its own title and description', async ({ pageAt }) => {
    const titlesAndDescriptions = new Set<string>();
    for (const { url, wordsKey } of pages) {
      const page = await pageAt(url);
      await expect(page).toHaveTitle(content.site.pages[wordsKey].title);
      const description = await page.locator('meta[name=description]').getAttribute('content');
      titlesAndDescriptions.add(await page.title()).add(description ?? '');
    }
    expect(titlesAndDescriptions.size).toBe(2 * pages.length);
    expect(titlesAndDescriptions).not.toContain('');
  });

  test('/article and /feature are empty placeholder pages', async ({ pageAt }) => {
    for (const path of ['/article', '/feature']) {
      await expect(main(await pageAt(path))).toBeEmpty();
      await expect((await pageAt(path)).getByRole('link', { name: content.site.skipLink })).toHaveCount(1);
    }
  });

  test('Every other path answers 404', async ({ request }) => {
    for (const path of [unknownPath, '/about/team', '/Article', '/index', '/404', '/feature/1?and=more', '/gallery'])
      expect((await request.get(path)).status(), path).toBe(404);
  });

  test('Unknown paths have only a header, and a footer with error and home link', async ({ pageAt }) => {
    for (const language of ['en', 'id']) {
      const query = language === 'en' ? '' : `?lang=${language}`;
      const { footer: words, pages: pageWords } = testContent(language).site;
      const page = await pageAt(unknownPath + query);
      await expect(header(page)).toBeVisible();
      await expect(page.locator('main, h1, header ~ *:not(footer):visible')).toHaveCount(0);
      await expect(footer(page)).toContainText(`${words.notFound.call} ${pageWords.notFound.description}`);
      await expect(footer(page).getByRole('link', { name: words.notFound.back })).toHaveAttribute('href', `/${query}`);
    }
  });
});

test.describe('Shared on every page', () => {
  test('A sticky header and a footer', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 500 });
    for (const { url } of pages) {
      await page.goto(url);
      for (const top of [100, 400, 1e5]) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
        expect(await edgesOf(header(page)), url).toMatchObject({ top: 0 });
        const isOnTop = (bar: Element) => bar.contains(document.elementFromPoint(300, 40));
        expect(await header(page).evaluate(isOnTop), `nothing covers the header of ${url} at ${top} px`).toBe(true);
      }
      await expect(footer(page)).toBeInViewport();
    }
  });

  test('A new page starts at its top; Back and Forward restore the position', async ({ page }) => {
    const heading = (name: string) => page.getByRole('heading', { name, exact: true });
    const showTitle = (name: string) => heading(name).evaluate((node) => node.scrollIntoView({ behavior: 'instant' }));
    await page.goto('/');
    await showTitle(content.home.features.title);
    // click() would first scroll the page: with scroll-padding-top the header’s area does not count as in view.
    await header(page).getByRole('link', { name: 'About Us' }).dispatchEvent('click');
    await page.waitForURL('/about');
    await pageReady(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await showTitle(content.about.team.title);
    await page.goBack();
    await expect(heading(content.home.features.title)).toBeInViewport();
    await page.goForward();
    await expect(heading(content.about.team.title)).toBeInViewport();
  });
});
