import { expect, type Page, test } from '@playwright/test';

/** Where the ball of the scenes is seen now: its elements and pseudo-elements that are painted inside the window. */
const balls = (page: Page) =>
  page.evaluate(() => {
    const drawn = (selector: string, part?: string) =>
      [...document.querySelectorAll(selector)].map((element) => ({ element, style: getComputedStyle(element, part) }));
    const all = [...drawn('.how-it-works-ball'), ...drawn('.clock i, .testimonials-court, .evening-stops', '::after')];
    const inWindow = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    };
    return all.filter(
      ({ element, style }) =>
        style.display !== 'none' && style.content !== 'none' && Number(style.opacity) > 0.5 && inWindow(element),
    ).length;
  });

/** The sentences of the reviews that the ball between them lies on now. */
const reviewsHit = (page: Page) =>
  page.locator('.testimonials-court').evaluate((court) => {
    const style = getComputedStyle(court, '::after');
    const [left = 0, bottom = 0, size = 0] = [style.left, style.bottom, style.width].map(Number.parseFloat);
    const box = court.getBoundingClientRect();
    const x = box.left + left;
    const y = box.bottom - bottom - size + new DOMMatrix(style.transform).f;
    const words = document.createRange();
    return [...court.querySelectorAll('p, strong')]
      .filter((element) => {
        words.selectNodeContents(element);
        return [...words.getClientRects()].some(
          (line) => x + size > line.left && x < line.right && y + size > line.top && y < line.bottom,
        );
      })
      .map(({ textContent }) => textContent);
  });

const scrollThrough = async (page: Page, look: () => Promise<void>) => {
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (let y = 0; y <= end; y += 150) {
    await page.evaluate(async (top) => {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }, y);
    await look();
  }
};

test.describe('One ball', () => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    const tag = viewport.width === 390 ? [] : '@rest';
    test(`At ${viewport.width} px never two are seen at once, and none lies on the words of a review`, { tag }, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto('/', { waitUntil: 'networkidle' });
      const seen: number[] = [];
      await scrollThrough(page, async () => {
        seen.push(await balls(page));
        expect(await reviewsHit(page)).toEqual([]);
      });
      expect(Math.max(...seen)).toBe(1);
    });
  }
});
