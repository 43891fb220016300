import type { Page } from '@playwright/test';
import { pageReady } from '../browser/pageReady.ts';
import { expect, test } from '../browser/reading.ts';
import { menu, openMenu } from '../browser/visitor.ts';
import { ownContent } from '../content/own.ts';
import { serveWith } from './parts/servedSite.ts';
import { smallTargets } from './parts/smallTargets.ts';
import { stressContent } from './parts/stressContent.ts';
import { textFaults, widerThanTheWindow } from './parts/textFaults.ts';

// One server for all of them.
test.describe.configure({ mode: 'default', timeout: 60_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

let site: Awaited<ReturnType<typeof serveWith>>;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await serveWith({ en: stressContent(), id: ownContent('id') });
});
test.afterAll(() => site?.stop());

async function expectWhole(page: Page, state: string, part?: string) {
  expect.soft(await widerThanTheWindow(page), `${state}: as wide as the window`).toBe(0);
  expect.soft(await textFaults(page, part), state).toEqual([]);
}

for (const path of ['/', '/about']) {
  test(`${path} holds the longest words that the schema allows, emoji, empty lists and right-to-left names`, async ({
    tab: page,
  }) => {
    await page.goto(site.url + path);
    await pageReady(page);
    // The last is the width at which the menu and the sheet are opened.
    for (const width of [320, 768, 1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await expectWhole(page, `at ${width} px`);
      expect.soft(await smallTargets(page), `at ${width} px`).toEqual([]);
    }
    await openMenu(page);
    await expectWhole(page, 'with the menu open', '#menu');
    await menu(page).getByRole('button').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectWhole(page, 'with the sheet open', '#get-app');
  });

  test(`${path} never scrolls sideways, at any width from 320 to 1920 px`, async ({ tab: page }) => {
    await page.goto(site.url + path);
    await pageReady(page);
    for (let width = 320; width <= 1920; width += 50) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await widerThanTheWindow(page), `at ${width} px`).toBe(0);
    }
  });
}
