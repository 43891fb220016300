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

/** How far each clock's ball that is seen is above the dot, in the letters' size. */
const heightsAboveDots = (page: Page) =>
  page.locator('.clock i').evaluateAll((dots) =>
    dots
      .map((dot) => getComputedStyle(dot, '::after'))
      .filter(({ opacity }) => Number(opacity) > 0.1)
      .map(({ transform, fontSize }) => -new DOMMatrix(transform).f / Number.parseFloat(fontSize)),
  );

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

  test('In Indonesian it lies on the dot of an hour or high above it, never where a colon has its upper dot', {
    tag: '@rest',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/?lang=id', { waitUntil: 'networkidle' });
    const heights = new Set<number>();
    await scrollThrough(page, async () => {
      for (const height of await heightsAboveDots(page)) heights.add(height);
    });
    // A figure is three quarters of an em high.
    expect(heights).toContain(0);
    expect([...heights].filter((height) => height > 0 && height < 1)).toEqual([]);
  });
});
