import type { Browser, Page } from '@playwright/test';
import { phone, waitForScrollEnd } from '../browser/pageHelpers.ts';
import { expect, testInNewPage, withMotion } from '../browser/test.ts';

/** A :has() rule that can match every element would restyle more; see docs/performance.md. */
const maxRestyledElements = 200;

testInNewPage.use({ viewport: phone, ...withMotion });

for (const [path, pressed, selector, selectorAfterPress] of [
  ['/', 'the choice to host', 'label:has([value=host])', '[value=host]:checked'],
  ['/', 'the finale’s ring', '.finale .ring', '.finale .ring:checked'],
  ['/', '“Take a place”', '#take-a-place', '#take-a-place:checked'],
  ['/', 'badminton’s room', '#badminton', '.court-sheet'],
  ['/about', 'the banner’s ring', '.ring', '.ring:checked'],
] as const)
  testInNewPage(`a press on ${pressed} of ${path} restyles few elements`, async ({ page, browser }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const target = page.locator(selector).first();
    await target.scrollIntoViewIfNeeded();
    await waitForScrollEnd(page);
    const restyled = await restyledBy(browser, page, async () => {
      // The click is dispatched, because a pointer that moved there would also restyle for :hover.
      await target.dispatchEvent('click');
      await page.locator(selectorAfterPress).waitFor({ state: 'attached' });
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    });
    expect(restyled, 'the press restyles something').toBeGreaterThan(0);
    expect(restyled).toBeLessThan(maxRestyledElements);
  });

testInNewPage('a finger on the banner’s ring ends the animations that would delay its press', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'networkidle' });
  const animationCount = () =>
    page.locator('.banner').evaluate((banner) => banner.getAnimations({ subtree: true }).length);
  await expect.poll(animationCount).toBeGreaterThan(0);
  await page.locator('.ring').hover();
  await page.mouse.down();
  expect(await animationCount()).toBe(0);
});

async function restyledBy(browser: Browser, page: Page, press: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await press();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args: { elementCount?: number; beginData?: { frame: string } } }[];
  };
  const restyles = trace.traceEvents.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args);
  // Chromium reports an SVG image that arrives meanwhile as another frame, which is left out.
  const inPage = restyles.filter(({ beginData }) => beginData?.frame === restyles[0]?.beginData?.frame);
  return Math.max(...inPage.map(({ elementCount = 0 }) => elementCount));
}
