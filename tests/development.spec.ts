import { expect, type Page, test } from '@playwright/test';
import { startDevelopmentServer } from './browser/developmentServer.ts';
import { pages } from './browser/pages.ts';
import { firstWide, lastNarrow } from './browser/visitor.ts';

// One development server for all of them; and some hundred thousand values a page.
test.describe.configure({ mode: 'default', timeout: 90_000 });
// The two differ in how scripts arrive; with them, each could be caught at another moment.
test.use({ javaScriptEnabled: false });

let development: Awaited<ReturnType<typeof startDevelopmentServer>>;
test.beforeAll(async () => {
  development = await startDevelopmentServer();
});
test.afterAll(() => development.stop());

const views = [
  { width: 360, height: 800, colorScheme: 'light' },
  { ...lastNarrow, colorScheme: 'dark' },
  { ...firstWide, colorScheme: 'light' },
  // Less high than what the header sticks in.
  { width: 900, height: 400, colorScheme: 'light' },
] as const;

for (const { at } of pages) {
  test(`${at} looks in production as its designer saw it in development`, async ({ page, context }) => {
    const other = await context.newPage();
    // The font is optional: whether it comes in time for the first paint is up to the machine.
    await context.route('**/*.woff2', (route) => route.abort());
    await Promise.all([page.goto(development.at(at)), other.goto(at)]);
    for (const { colorScheme, ...size } of views) {
      for (const each of [page, other]) {
        await each.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await each.setViewportSize(size);
      }
      const [designed, published] = [await look(page), await look(other)];
      expect(published.length, 'elements').toBe(designed.length);
      const different = designed.flatMap((one, nth) => differences(one, published[nth] ?? []));
      expect(different, `${colorScheme}, ${size.width} px`).toEqual([]);
    }
  });
}

const differences = (one: string[], other: string[]) =>
  one.flatMap((value, nth) => (isSame(value, other[nth]) ? [] : [`${one[0]}: ${value} became ${other[nth]}`]));

const number = /-?\d+(?:\.\d+)?(?:e-?\d+)?/g;

/** A few hundredths of a pixel depend on the order in which sums are worked out. */
function isSame(one: string, other = ''): boolean {
  if (one === other) return true;
  const [ours, theirs] = [one, other].map((value) => [...value.matchAll(number)].map(Number));
  return (
    one.replace(number, '') === other.replace(number, '') &&
    /px|matrix/.test(one) &&
    Boolean(ours?.every((value, nth) => Math.abs(value - (theirs?.[nth] ?? Number.NaN)) < 0.1))
  );
}

/**
 * Every computed style of every element that is drawn, without sizes that follow from a text's width, and without the
 * addresses of files, which the build changes.
 */
const look = (page: Page): Promise<string[][]> =>
  page.evaluate(() => {
    const laidOut =
      /^((min-|max-)?(width|height|(inline|block)-size)|top|right|bottom|left|inset-.*|margin-.*|.*-origin|grid-template-.*):/;
    return [...document.querySelectorAll('html, body, body :not(link, script, style, svg *)')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        if (part && style.content === 'none') return [];
        const values = style.cssText
          .replaceAll(/url\("[^"]*"\)/g, 'url()')
          .split('; ')
          .filter((value) => !laidOut.test(value))
          // Without a picture its position says nothing, and a minifier may write it in another unit.
          .filter((value) => !value.startsWith('background-position') || style.backgroundImage !== 'none');
        return [[`${element.tagName}.${element.getAttribute('class')}${part}`, ...values]];
      }),
    );
  });
