import { expect, type Page, test } from '@playwright/test';
import { languages } from '../../content/schema.ts';
import { withLangUnlessDefault } from '../../site/route.ts';
import { desktop, narrowestTablet, narrowPhone } from '../browser/windowSizes.ts';

async function visibleFonts(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('body *')) {
      const { top, bottom, left, right, width } = element.getBoundingClientRect();
      const inView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && width > 0;
      const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
      element.toggleAttribute('data-text', inView && hasText && element.checkVisibility({ visibilityProperty: true }));
    }
  });
  const devTools = await page.context().newCDPSession(page);
  for (const command of ['DOM.enable', 'CSS.enable'] as const) await devTools.send(command);
  const { root } = await devTools.send('DOM.getDocument');
  const { nodeIds } = await devTools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '[data-text]' });
  const families = new Set<string>();
  for (const nodeId of nodeIds) {
    const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName } of fonts) families.add(familyName);
  }
  await devTools.detach();
  return [...families];
}

const webFont = expect.stringContaining('Jakarta');

for (const path of ['/', '/about'])
  for (const address of languages.map((language) => withLangUnlessDefault(path, language)))
    test(`${address} has its web font in two seconds`, { tag: address === '/' ? [] : '@testAll' }, async ({ page }) => {
      await page.goto(address);
      for (const size of [desktop, narrowestTablet, narrowPhone]) {
        await page.setViewportSize(size);
        await expect.poll(() => visibleFonts(page), { timeout: 2000 }).toEqual([webFont]);
      }
    });
