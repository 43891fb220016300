import { expect, type Page, test } from '@playwright/test';
import { startDevelopmentServer } from './browser/developmentServer.ts';
import { pages } from './browser/pages.ts';
import { firstWide, lastNarrow } from './browser/widths.ts';

test.describe.configure({ mode: 'default' });
// The two differ in how scripts arrive; with them, each could be caught at another moment.
test.use({ javaScriptEnabled: false });

let development: Awaited<ReturnType<typeof startDevelopmentServer>>;
test.beforeAll(async () => {
  development = await startDevelopmentServer();
});
test.afterAll(() => development.stop());

const views = [
  { width: 360, height: 800 },
  lastNarrow,
  firstWide,
  { width: 1440, height: 900 },
  // Less high than what the header sticks in.
  { width: 900, height: 400 },
];

for (const { at } of pages) {
  test(`${at} looks in production as its designer saw it in development`, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const view of views) {
        await page.setViewportSize(view);
        const [designed, published] = [await look(page, development.at(at)), await look(page, at)];
        expect(published.length, 'elements').toBe(designed.length);
        const different = designed.flatMap((style, nth) => differences(style, published[nth] ?? {}));
        expect(different, `${colorScheme}, ${view.width} px`).toEqual([]);
      }
    }
  });
}

type Look = Record<string, string>;

const differences = (one: Look, other: Look) =>
  Object.keys({ ...one, ...other })
    .filter((property) => one[property] !== other[property])
    .map((property) => `${one['element']}: ${property} ${one[property]} became ${other[property]}`);

/** Every computed style of every element that is drawn, without the addresses of files, which the build changes. */
async function look(page: Page, url: string): Promise<Look[]> {
  await page.goto(url, { waitUntil: 'load' });
  return page.evaluate(() =>
    [...document.querySelectorAll('html, body, body :not(link, script, style, noscript)')].flatMap((element) =>
      ['', '::before', '::after', '::backdrop'].map((part) => {
        const style = getComputedStyle(element, part);
        const values = [...style]
          .filter((property) => !property.startsWith('--'))
          .map((property) => [property, style.getPropertyValue(property).replace(/url\("[^"]*"\)/g, 'url()')]);
        return Object.fromEntries([
          ['element', `${element.tagName}.${element.getAttribute('class')}${part}`],
          ...values,
        ]);
      }),
    ),
  );
}
