import { expect, type Page, test } from '@playwright/test';
import { pageReady } from '../browser/pageReady.ts';
import { menu, openMenu } from '../browser/visitor.ts';
import { ownContent } from '../content/own.ts';
import { serveWith } from './parts/servedSite.ts';
import { smallTargets } from './parts/smallTargets.ts';
import { stressContent } from './parts/stressContent.ts';
import { textFaults } from './parts/textFaults.ts';

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
  const { wide, inner } = await page.evaluate(() => ({
    wide: Math.max(document.documentElement.scrollWidth, document.body.scrollWidth),
    inner: document.documentElement.clientWidth,
  }));
  expect.soft(wide, `${state}: as wide as the window`).toBeLessThanOrEqual(inner);
  expect.soft(await textFaults(page, part), state).toEqual([]);
}

for (const path of ['/', '/about']) {
  test(`${path} holds the longest words that the schema allows, emoji, empty lists and right-to-left names`, async ({
    page,
  }) => {
    await page.goto(site.url + path);
    await pageReady(page);
    // The last is the width at which the menu and the sheet are opened.
    for (const width of [320, 768, 1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await expectWhole(page, `at ${width} px`);
      expect.soft(await smallTargets(page), `at ${width} px`).toEqual([]);
      if (width === 360) {
        await openMenu(page);
        await expectWhole(page, 'with the menu open', '#menu');
        await menu(page).getByRole('button').click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectWhole(page, 'with the sheet open', '#get-app');
      }
    }
  });
}
