import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { content } from '../browser/content.ts';
import { holdBack } from '../browser/holdBack.ts';
import { pageReady } from '../browser/pageReady.ts';
import { header, main, region } from '../browser/visitor.ts';
import { takeAPlace } from '../home/evening.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

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

async function open(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await page.goto('/');
  await pageReady(page);
}

for (const colorScheme of ['light', 'dark'] as const) {
  // The system's colours are on the same places in both schemes.
  const tag = colorScheme === 'light' ? '@rest' : [];
  test(`the map is seen in the system’s own colours, ${colorScheme}`, { tag }, async ({ page }) => {
    await open(page, colorScheme);
    const { join } = content.home.features;
    const map = main(page).getByRole('img', { name: join.alt }).locator('img').first();
    await map.scrollIntoViewIfNeeded();
    await expect.poll(() => coloursOf(map), 'streets, water, courts').toBeGreaterThan(3);
  });
}

test('the mark has its letter before the deferred styles have come', async ({ page }) => {
  const letThrough = await holdBack(page, '**/assets/deferred*');
  await page.goto('/');
  const mark = header(page).locator('svg').first();
  expect(await coloursOf(mark)).toBeGreaterThan(2);
  letThrough();
});

test('slider and place are worked by keyboard, and what they do is seen', async ({ page }) => {
  await open(page, 'dark');
  const split = region(page, content.home.split.title);
  await split.scrollIntoViewIfNeeded();
  const slider = split.getByRole('slider');
  const pictureOf = async (part: Locator) => (await part.screenshot()).toString('base64');
  for (const [control, key] of [
    [slider, 'Home'],
    [takeAPlace(page), 'Space'],
  ] as const) {
    await control.focus();
    const before = await pictureOf(control);
    await control.press(key);
    await expect.poll(() => pictureOf(control)).not.toBe(before);
  }
});
