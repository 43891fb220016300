import type { Page } from '@playwright/test';
import { content } from '../browser/content.ts';
import { pageReady } from '../browser/pageReady.ts';
import { pages } from '../browser/pages.ts';
import { expect, test } from '../browser/reading.ts';
import { edges, footer, header, settled } from '../browser/visitor.ts';

test.describe('Shared on every page', () => {
  test('A sticky header and a footer', async ({ tab: page }) => {
    await page.setViewportSize({ width: 800, height: 500 });
    for (const { at } of pages) {
      await page.goto(at);
      await expect(header(page)).toHaveCount(1);
      await expect(footer(page)).toHaveCount(1);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect(footer(page)).toBeInViewport();
      expect(await edges(header(page)), at).toMatchObject({ top: 0 });
      await expect(header(page)).toBeInViewport({ ratio: 1 });
    }
  });

  test('Page changes scroll to the top, and back and forward restore the place, as browsers do', async ({
    tab: page,
  }) => {
    await page.goto('/');
    const left = await goTo(page, content.home.features.title);
    // Not click(), which scrolls a link in a sticky header out from under the scroll padding first.
    await header(page).getByRole('link', { name: 'About Us' }).dispatchEvent('click');
    await page.waitForURL('/about');
    expect(await settled(page)).toBe(0);
    const leftThere = await goTo(page, content.about.team.title);
    await page.goBack();
    await expectPlace(page, content.home.features.title, left);
    await page.goForward();
    await expectPlace(page, content.about.team.title, leftThere);
  });
});

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

async function goTo(page: Page, name: string) {
  // The deferred styles set the scroll margin of headings.
  await pageReady(page);
  await heading(page, name).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  expect(await settled(page)).toBeGreaterThan(0);
  return (await edges(heading(page, name))).top;
}

/** The words stand where they stood; a font that has arrived since may have moved the pixels above them. */
async function expectPlace(page: Page, name: string, top: number) {
  await pageReady(page);
  await expect(heading(page, name)).toBeInViewport();
  await settled(page);
  expect(Math.abs((await edges(heading(page, name))).top - top), 'moved by').toBeLessThan(100);
}
