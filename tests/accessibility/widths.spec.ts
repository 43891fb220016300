import { pages, tagOf } from '../browser/pages.ts';
import { expect, test } from '../browser/reading.ts';

const widths = Array.from({ length: 41 }, (_, step) => 320 + 40 * step);

for (const site of pages) {
  const { at, indexed } = site;
  test(`${at} never scrolls sideways, at any width from 320 to 1920 px`, { tag: tagOf(site) }, async ({
    tab: page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(at);
    const tooWide: string[] = [];
    // The others are header and footer, which these have too.
    for (const width of indexed ? widths : widths.filter((_, step) => step % 4 === 0)) {
      await page.setViewportSize({ width, height: 800 });
      const found = await page.evaluate(() => {
        const root = document.documentElement;
        // What sticks out to the right counts even where something hides it from scrolling.
        const main = [...document.querySelectorAll('header, main, footer')].map((part) => part.scrollWidth);
        return { widest: Math.max(root.scrollWidth, document.body.scrollWidth, ...main), inner: root.clientWidth };
      });
      if (found.widest > found.inner) tooWide.push(`${width} px: ${found.widest} px wide`);
    }
    expect(tooWide).toEqual([]);
  });
}
