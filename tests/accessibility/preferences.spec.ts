import { header, laptop, phone, smallPhone } from '../browser/pageHelpers.ts';
import { openReady } from '../browser/pageReady.ts';
import { pages } from '../browser/pages.ts';
import { expect, test } from '../browser/test.ts';
import { expectNoLayoutFault } from './helpers/layoutFaults.ts';

for (const { url } of pages.filter(({ isIndexed }) => isIndexed)) {
  test(`${url} loses no text at 200% text size and with wide text spacing`, async ({ page }) => {
    const devTools = await page.context().newCDPSession(page);
    const setTextSize = (px: number) => devTools.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: 13 } });
    await openReady(page, url);
    await setTextSize(32);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    for (const size of [laptop, phone]) {
      await page.setViewportSize(size);
      await expectNoLayoutFault(page, `at ${size.width} px and 200% text size`);
    }
    await setTextSize(16);
    await page.evaluate(() => {
      // The values are those of WCAG 1.4.12. The Content-Security-Policy would block a <style> element.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-bottom: 2em !important }`);
      document.adoptedStyleSheets.push(sheet);
    });
    for (const size of [laptop, smallPhone]) {
      await page.setViewportSize(size);
      await expectNoLayoutFault(page, `at ${size.width} px with wide text spacing`);
    }
    await devTools.detach();
  });
}

test('visitors who ask for more contrast get no grey text and lines', { tag: '@testAll' }, async ({ page }) => {
  await openReady(page, '/about');
  const colourOf = (selector: string) => page.locator(selector).evaluate(styleOf, 'color');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ contrast: 'more', colorScheme });
    await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
    const fullColour = await colourOf('body');
    expect(await colourOf('.footer'), 'not grey').toBe(await colourOf('.footer .wordmark'));
    await expect(page.locator('.team p').first()).toHaveCSS('color', fullColour);
    await expect(page.locator('.contact > .court'), 'no court’s lines behind text').toBeHidden();
    await expect(page.locator('.product li').first()).toHaveCSS('border-top-color', fullColour);
  }
});

const styleOf = (element: Element, property: string) => getComputedStyle(element).getPropertyValue(property);

test('a control looks different under the pointer or once it is chosen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const [url, action, selector, property] of [
    ['/about', 'hover', '.header-wide .navigation a', 'text-decoration-line'],
    ['/about', 'hover', '.header-actions .button', 'transform'],
    ['/about', 'click', '.product-tabs label:last-of-type input', 'background-color'],
    ['/', 'hover', '.floor-plan-link', 'background-color'],
    ['/', 'click', '.audience label:last-child', 'color'],
    ['/', 'click', '.lights input', 'background-position'],
  ] as const) {
    if (!page.url().endsWith(url)) await openReady(page, url);
    const control = page.locator(selector).first();
    const before = await control.evaluate(styleOf, property);
    await control[action]({ force: true });
    await expect.soft(control, selector).not.toHaveCSS(property, before);
  }
});

test('with reduced motion nothing moves at load, in scrolling, under the pointer or in tabs', async ({ page }) => {
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0)
        .map((animation) => ('transitionProperty' in animation ? 'a transition' : animation.id || 'an animation')),
    );
  await openReady(page, '/');
  expect(await moving()).toEqual([]);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  await header(page).getByRole('button').first().hover();
  await expect(header(page).getByRole('button').first()).toHaveCSS('transform', 'none');
  expect(await moving()).toEqual([]);
  await openReady(page, '/about');
  await page.locator('.product-tabs-tab').nth(1).click();
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  expect(await moving()).toEqual([]);
});
