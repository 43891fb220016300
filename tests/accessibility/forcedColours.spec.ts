import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { content } from '../browser/content.ts';
import { pageReady } from '../browser/pageReady.ts';
import { pages } from '../browser/pages.ts';
import { expect, test } from '../browser/reading.ts';
import { main, openMenu, region, sheet } from '../browser/visitor.ts';
import { takeAPlace } from '../home/home.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** How many colours cover at least a hundredth of what is seen. */
async function coloursOf(part: Locator): Promise<number> {
  const { data } = await sharp(await part.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 3) {
    const colour = data.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts.values()].filter((count) => count > data.length / 300).length;
}

for (const colorScheme of ['light', 'dark'] as const) {
  // The system's colours are on the same places in both schemes.
  const tag = colorScheme === 'light' ? '@rest' : [];

  test(`every control is seen in the system’s own colours, ${colorScheme}`, { tag }, async ({ tab: page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    for (const { at } of pages.filter(({ indexed }) => indexed)) {
      await page.goto(at);
      await pageReady(page);
      const unseen = await page.locator('button, input, textarea, .store-badge, [role=tab]').evaluateAll((all) =>
        all
          .filter((control) => control.checkVisibility() && !control.closest('[aria-hidden=true]'))
          .filter((control) => {
            const { borderTopWidth, borderTopStyle, borderTopColor, appearance } = getComputedStyle(control);
            // The browser draws its own, and says that it has no border.
            if (control.matches('[type=checkbox], [type=radio]') && appearance === 'auto') return false;
            const paper = getComputedStyle(document.body).backgroundColor;
            const framed =
              Number.parseFloat(borderTopWidth) >= 1 && borderTopStyle !== 'none' && borderTopColor !== paper;
            return !framed && !control.querySelector('.menu-bars');
          })
          .map((control) => control.outerHTML.slice(0, 90)),
      );
      expect(unseen, at).toEqual([]);
    }
    await openMenu(page);
    const cross = await page.locator('#menu').evaluate((menu) => getComputedStyle(menu, '::before').backgroundImage);
    expect(cross, 'the open menu’s cross is drawn in the system’s colours').toContain('gradient');
    await page.locator('#menu').getByRole('button').click();
    await expect(sheet(page), 'the sheet has an edge').toHaveCSS('border-top-width', '2px');
  });

  test(`the map, the slider and the free place are seen in the system’s own colours, ${colorScheme}`, {
    tag,
  }, async ({ tab: page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.goto('/');
    await pageReady(page);
    const { features, split } = content.home;
    const map = main(page).getByRole('img', { name: features.join.alt }).locator('img').first();
    await map.scrollIntoViewIfNeeded();
    await expect.poll(() => coloursOf(map), 'streets, water, courts').toBeGreaterThan(3);
    await region(page, split.title).scrollIntoViewIfNeeded();
    const pictureOf = async (part: Locator) => (await part.screenshot()).toString('base64');
    for (const [control, key] of [
      [region(page, split.title).getByRole('slider'), 'Home'],
      [takeAPlace(page), 'Space'],
    ] as const) {
      await control.focus();
      const before = await pictureOf(control);
      await control.press(key);
      await expect.poll(() => pictureOf(control)).not.toBe(before);
    }
  });
}
