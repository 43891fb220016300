import { content } from '../browser/content.ts';
import { header, region } from '../browser/pageHelpers.ts';
import { openReady } from '../browser/pageReady.ts';
import { expect, test } from '../browser/test.ts';

test('The header has night colours over a dark section, and only there, at any height of the window', async ({
  page,
}) => {
  await openReady(page, '/');
  const darkSection = region(page, content.home.howItWorks.title);
  const scrollTopTo = (y: number) =>
    darkSection.evaluate((section, y) => scrollBy(0, section.getBoundingClientRect().top - y), y);
  const colour = await header(page).evaluate((element) => getComputedStyle(element).color);
  for (const height of [1500, 400]) {
    await page.setViewportSize({ width: 1280, height });
    await scrollTopTo(60);
    await expect(header(page)).not.toHaveCSS('color', colour);
    await scrollTopTo(100);
    await expect(header(page)).toHaveCSS('color', colour);
  }
});
