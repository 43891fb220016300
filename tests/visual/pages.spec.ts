import { test } from '@playwright/test';
import { comparePictures, expectPicture } from './picture.ts';

comparePictures();

for (const [name, path] of [
  ['home', '/'],
  ['about', '/about'],
] as const) {
  for (const width of [360, 768, 1440, 1920]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test.describe(() => {
        test.use({ colorScheme, viewport: { width, height: 900 } });

        test(`${path} at ${width} px by ${colorScheme} looks as it did`, async ({ page }) => {
          await page.goto(path);
          await expectPicture(page, `${name}-${width}-${colorScheme}`);
        });
      });
    }
  }
}
