import type { Page } from '@playwright/test';
import { axeOn } from '../browser/axe.ts';
import { pageReady } from '../browser/pageReady.ts';
import { pages } from '../browser/pages.ts';
import { expect, test } from '../browser/reading.ts';
import { header, openMenu, sheet } from '../browser/visitor.ts';
import { textFaults, widerThanTheWindow } from './parts/textFaults.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectWhole(page: Page, state: string) {
  expect.soft(await widerThanTheWindow(page), `${state}: as wide as the window`).toBe(0);
  expect.soft(await textFaults(page), state).toEqual([]);
}

for (const { at } of pages.filter(({ indexed }) => indexed)) {
  test(`${at} loses no text at 200% text size, 400% zoom, with wide text spacing, upright and across`, async ({
    page,
  }) => {
    const browser = await page.context().newCDPSession(page);
    const textSize = (standard: number) => browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } });
    await page.goto(at);
    await pageReady(page);
    for (const [width, height, state] of [
      [1280, 1024, 'at 1280 px'],
      [320, 256, 'at 400% zoom of 1280 px'],
      [390, 844, 'upright'],
      [844, 390, 'across'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectWhole(page, state);
      if (width === 320) continue;
      await textSize(32);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      await expectWhole(page, `${state}, at 200% text size`);
      await textSize(16);
    }
    await page.evaluate(() => {
      // The values of WCAG 1.4.12. As a sheet that the page's policy does not look at.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-bottom: 2em !important }`);
      document.adoptedStyleSheets.push(sheet);
    });
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expectWhole(page, `at ${width} px with wide text spacing`);
    }
  });
}

test('more contrast makes every quiet text and line as strong as the rest, by day and by night', async ({
  tab: page,
}) => {
  await page.goto('/about');
  await pageReady(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ contrast: 'more', colorScheme });
    const strong = await page.evaluate(() => getComputedStyle(document.body).color);
    await expect(page.locator('.team p').first()).toHaveCSS('color', strong);
    await expect(page.locator('.product li').first()).toHaveCSS('border-top-color', strong);
    await expect(page.locator('.vision > .court')).toBeHidden();
    const { violations } = await axeOn(page).withRules(['color-contrast-enhanced']).analyze();
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
  }
});

test('reduced transparency puts nothing translucent between a sheet and the page', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await pageReady(page);
  await openMenu(page);
  const behind = (part: string) =>
    page.locator(part).evaluate((element) => getComputedStyle(element, '::backdrop').backgroundColor);
  expect(await behind('#menu')).toMatch(/^rgb\(/);
  await page.locator('#menu').getByRole('button').click();
  await expect(sheet(page)).toBeVisible();
  expect(await behind('#get-app')).toMatch(/^rgb\(/);
});

test('with reduced motion nothing moves: not at load, not under the pointer, not when a tab is chosen', async ({
  tab: page,
}) => {
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0)
        .map((animation) => ('transitionProperty' in animation ? 'a transition' : animation.id || 'an animation')),
    );
  await page.goto('/');
  await pageReady(page);
  expect(await moving()).toEqual([]);
  await header(page).getByRole('button').first().hover();
  await expect(header(page).getByRole('button').first()).toHaveCSS('transform', 'none');
  expect(await moving()).toEqual([]);
  await page.goto('/about');
  await pageReady(page);
  const tabs = page.getByRole('tab');
  await page.locator('.product-tabs').scrollIntoViewIfNeeded();
  await tabs.nth(1).click();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(await moving()).toEqual([]);
});

test('each language is named where it begins', async ({ reading }) => {
  for (const [address, language] of [
    ['/', 'en'],
    ['/?lang=id', 'id'],
  ] as const) {
    const page = await reading(address);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const links = await page
      .locator('[hreflang]:not(link)')
      .evaluateAll((all) =>
        all.map((link) => [link.closest('[lang]')?.getAttribute('lang'), link.getAttribute('hreflang')]),
      );
    expect(links.length).toBeGreaterThan(0);
    for (const [named, leadsTo] of links) expect(named).toBe(leadsTo);
  }
});
