import { desktop, menu, narrowestTablet, narrowPhone, openMenu, zoomedWindow } from '../browser/pageHelpers.ts';
import { openReady } from '../browser/pageReady.ts';
import { expect, type Page, test } from '../browser/test.ts';
import { serveCopy } from '../content/builtCopy.ts';
import { expectNoLayoutFault, smallTargets } from './helpers/layoutFaults.ts';
import { writeLongestWords } from './helpers/longestWords.ts';

test.describe.configure({ mode: 'default', timeout: 60_000 }); // One worker: the site is built once.

let site: Awaited<ReturnType<typeof serveCopy>>;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await serveCopy(writeLongestWords);
});
test.afterAll(() => site?.stop());

async function expectGoodLayout(page: Page, state: string, selector?: string) {
  await expectNoLayoutFault(page, state, selector);
  expect.soft(await smallTargets(page), state).toEqual([]);
}

for (const path of ['/', '/about'])
  test(`${path} shows the longest allowed words in full, and no control is smaller than 44 px`, async ({ page }) => {
    await openReady(page, site.url + path);
    for (const size of [zoomedWindow, narrowestTablet, desktop, narrowPhone]) {
      await page.setViewportSize(size);
      await expectGoodLayout(page, `at ${size.width} px`);
    }
    await openMenu(page);
    await expectGoodLayout(page, 'with the menu open', '#menu');
    await menu(page).getByRole('button').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectGoodLayout(page, 'with the sheet open', '#get-app');
  });
