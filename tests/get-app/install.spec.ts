import { devices, expect, type Locator, test } from '@playwright/test';
import { desktop, smallPhone } from '../browser/windowSizes.ts';
import { serveCopy } from '../content/builtCopy.ts';
import { testContent } from '../content/testContent.ts';
import { openHome } from '../home/home.ts';
import { setFields } from '../launch/readySite.ts';

/** `pt` is a developer account's number at Apple, which a campaign must not remove. */
const appStore = 'https://apps.apple.com/id/app/sehobi/id1234567890?pt=118';
const googlePlay = testContent().facts.stores.googlePlay.url;
let site: Awaited<ReturnType<typeof serveCopy>>;

// All tests share one server with a site whose app is in both stores.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await serveCopy((content) => setFields(content, 'facts.yaml', { 'stores.appStore.url': appStore }));
});
test.afterAll(() => site?.stop());

for (const [device, firstStore, touchPoints] of [
  ['iPhone 15', 'App Store', 5],
  ['iPad Pro 11', 'App Store', 5],
  // An iPad presents itself as a Mac, but has touch points. Playwright’s desktop devices have a mouse, so they show the QR code.
  ['Desktop Safari', 'App Store', 5],
  ['Desktop Safari', 'Google Play', 0],
  ['Desktop Chrome', 'Google Play', 10],
] as const)
  test.describe(`${device} with ${touchPoints} touch points`, () => {
    const { defaultBrowserType, ...use } = devices[device];
    test.use(use);

    test(`sees ${firstStore} first in each list of stores, and the QR code only with a mouse`, async ({ page }) => {
      await page.addInitScript((value) => Object.defineProperty(navigator, 'maxTouchPoints', { value }), touchPoints);
      await openHome(page, site.url);
      const lists = await page.locator('.stores').all();
      expect(lists.length).toBeGreaterThan(1);
      for (const list of lists) await expect(list.locator('.store-badge').first()).toContainText(firstStore);
      const [first, second] = await boxesIn(page.locator('.hero'));
      expect(first.x + first.y).toBeLessThan(second.x + second.y);
      await page.evaluate(() => document.querySelector<HTMLElement>('#get-app')?.showPopover());
      await expect(page.locator('#get-app .stores')).toBeVisible();
      await expect(page.locator('#get-app .get-app-qr img')).toBeVisible({ visible: device.startsWith('Desktop') });
    });
  });

const boxesIn = (container: Locator) =>
  container
    .locator('.store-badge')
    .evaluateAll((all) => all.map((badge) => badge.getBoundingClientRect().toJSON())) as Promise<[DOMRect, DOMRect]>;

test('both badges have the same height and Google’s required margin, a quarter of the height', async ({ page }) => {
  // The page is in Indonesian, which has the longer words in the tests' content.
  await openHome(page, `${site.url}/?lang=id`);
  for (const size of [smallPhone, desktop]) {
    await page.setViewportSize(size);
    for (const list of await page.locator('.stores:visible').all()) {
      const [first, second] = await boxesIn(list);
      const state = `at ${size.width} px: ${JSON.stringify([first, second])}`;
      expect(second.height, state).toBe(first.height);
      const distance = Math.max(second.left - first.right, second.top - first.bottom);
      expect(distance, state).toBeGreaterThanOrEqual(first.height / 4);
      expect(Math.max(first.right, second.right), state).toBeLessThanOrEqual(size.width - first.height / 4);
    }
  }
});

test('only store links get the visitor’s newest campaign', async ({ page, context }) => {
  const addressesAfter = (selector: string, type: string) => () =>
    page.locator(selector).evaluateAll((all, type) => {
      for (const link of all) link.dispatchEvent(new Event(type, { bubbles: true }));
      return [...new Set(all.map((link) => link.getAttribute('href')))].sort();
    }, type);
  const readStores = addressesAfter('a.store-badge', 'pointerover');
  const readStoresByKeyboard = addressesAfter('a.store-badge', 'focusin');
  const readOtherLinks = addressesAfter('a:not(.store-badge)', 'pointerover');
  const withCampaign = (referrer: string, token: string) => [
    `${appStore}&ct=${token}`,
    `${googlePlay}&${new URLSearchParams({ referrer })}`,
  ];
  await openHome(page, site.url);
  const before = await readOtherLinks();
  expect(await readStores()).toEqual([appStore, googlePlay]);

  const campaign = new URLSearchParams({ utm_source: 'story & bio', utm_campaign: 'Main bareng=Selasa 50%' });
  await openHome(page, `${site.url}/?${campaign}&gclid=not+ours`);
  await expect.poll(readStores).toEqual(withCampaign(`${campaign}`, 'Main-bareng-Selasa-50-'));
  expect(await readOtherLinks()).toEqual(before);
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  await expect.poll(readStoresByKeyboard).toEqual(withCampaign(`${campaign}`, 'Main-bareng-Selasa-50-'));
  // Google takes 500 characters of a campaign, Apple 40.
  await openHome(page, `${site.url}/about?utm_source=newsletter`);
  await expect.poll(readStores).toEqual(withCampaign('utm_source=newsletter', 'newsletter'));
  const long = `utm_campaign=${'x'.repeat(3000)}`;
  await openHome(page, `${site.url}/?${long}`);
  await expect.poll(readStores).toEqual(withCampaign(long.slice(0, 500), 'x'.repeat(40)));
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/story|bareng/i);
});
