import { expect, test } from '@playwright/test';
import { pages } from '../../site/pages.ts';
import { phone } from './weigh.ts';

test.use({ viewport: phone, deviceScaleFactor: 2 });

const shown = pages.map(({ path, indexed }) => ({ path, tag: indexed ? [] : '@rest' }));

// The last with the offer of another language over it.
for (const { path, tag } of [...shown, { path: '/?lang=id', tag: [] }]) {
  test(`nothing moves on ${path} when font, deferred styles and pictures come late`, { tag }, async ({ page }) => {
    await page.route(/\.(woff2|css|svg|avif|webp|png)$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue().catch(() => {});
    });
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const shift = Number(Reflect.get(entry, 'value'));
          // Words in a row become a little wider: docs/decisions/0009.
          if (shift >= 0.002) moved.push(`${shift} at ${entry.startTime}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // What comes late moves nothing in the first view, nor while it is scrolled.
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
    });
    await page.waitForTimeout(900);
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([]);
  });
}
