import { test } from '@playwright/test';
import { comparePictures, expectPicture } from './picture.ts';

comparePictures();

/** The narrowest and a wide window, each page and each scheme once. The rest is for npm run test:all. */
const everyday = ['home-360-light', 'about-1440-dark'];

for (const [name, path] of [
  ['home', '/'],
  ['about', '/about'],
] as const) {
  for (const width of [360, 768, 1440, 1920]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test.describe(() => {
        test.use({ colorScheme, viewport: { width, height: 900 } });

        const picture = `${name}-${width}-${colorScheme}`;
        const tag = everyday.includes(picture) ? [] : '@rest';

        test(`${path} at ${width} px by ${colorScheme} looks as it did`, { tag }, async ({ page }) => {
          await page.goto(path);
          await expectPicture(page, picture);
        });
      });
    }
  }
}
