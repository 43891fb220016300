import { test } from '@playwright/test';
import type { Content } from '../../content/schema.ts';
import { serveWith } from '../accessibility/parts/servedSite.ts';
import { stressContent } from '../accessibility/parts/stressContent.ts';
import { ownContent } from '../content/own.ts';
import { comparePictures, expectPicture } from './picture.ts';

// One server for all of them.
test.describe.configure({ mode: 'default' });
comparePictures();

/**
 * Emoji and other scripts come from whatever fonts a machine has, so that no two machines draw them alike; here an x stands
 * for each. everyone/stress.spec.ts holds that they fit.
 */
function inOurLetters(content: Content): Content {
  const drawn = new Set(JSON.stringify([ownContent('en'), ownContent('id')]));
  const text = JSON.stringify(content).replace(/[^\x20-\x7e]/gu, (letter) => (drawn.has(letter) ? letter : 'x'));
  return JSON.parse(text) as Content;
}

let site: Awaited<ReturnType<typeof serveWith>>;
test.beforeAll(async () => {
  site = await serveWith({ en: inOurLetters(stressContent()), id: ownContent('id') });
});
test.afterAll(() => site?.stop());

for (const [name, path, width, colorScheme] of [
  ['stress-home', '/', 360, 'dark'],
  ['stress-about', '/about', 768, 'light'],
] as const) {
  test(`${path} at ${width} px with the worst words that the schema lets through looks as it did`, {
    tag: '@rest',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(site.url + path);
    await expectPicture(page, `${name}-${width}-${colorScheme}`);
  });
}
