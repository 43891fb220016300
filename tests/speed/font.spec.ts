import { expect, type Page, test } from '@playwright/test';
import { languages } from '../../content/schema.ts';
import { withLanguage } from '../../site/route.ts';
import { unknownPath } from '../browser/pages.ts';

/** Which fonts have drawn the texts in view, as Chromium itself says. */
async function fontsInView(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('body *')) {
      const { top, bottom, left, right, width } = element.getBoundingClientRect();
      const inView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && width > 0;
      const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
      element.toggleAttribute('data-text', inView && hasText && element.checkVisibility({ visibilityProperty: true }));
    }
  });
  const browser = await page.context().newCDPSession(page);
  for (const part of ['DOM.enable', 'CSS.enable'] as const) await browser.send(part);
  const { root } = await browser.send('DOM.getDocument');
  const { nodeIds } = await browser.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '[data-text]' });
  const found = new Set<string>();
  for (const nodeId of nodeIds) {
    const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName } of fonts) found.add(familyName);
  }
  await browser.detach();
  return [...found];
}

const views = ['/', '/about', unknownPath].flatMap((path) =>
  languages.flatMap((language) => [360, 412, 768, 1366, 1440, 1920].map((width) => ({ path, language, width }))),
);

for (const { path, language, width } of views) {
  const address = withLanguage(path, language);
  const tag = address === '/' && [360, 1440].includes(width) ? [] : '@rest';
  test(`${address} at ${width} px is all in the web font soon after a first visit, and nothing has moved`, {
    tag,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: width < 768 ? 800 : 900 });
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.addInitScript(() => {
      Object.assign(window, { moved: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, { moved: Reflect.get(window, 'moved') + Reflect.get(entry, 'value') });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(address);
    await expect.poll(() => fontsInView(page)).toEqual([expect.stringContaining('Jakarta')]);
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeLessThan(0.002);
  });
}
