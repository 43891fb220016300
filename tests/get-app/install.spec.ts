import { devices, expect, type Page, test } from '@playwright/test';
import { serveWith } from '../accessibility/parts/servedSite.ts';
import { ownContent } from '../content/own.ts';

const appStore = 'https://apps.apple.com/id/app/sehobi/id1234567890?pt=118';
let site: Awaited<ReturnType<typeof serveWith>>;

// All tests share one server: the site when the app is in both stores.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const contents = { en: ownContent('en'), id: ownContent('id') };
  for (const { facts } of Object.values(contents)) {
    facts.stores.appStore.url = appStore;
    facts.apps = {
      ios: { appStoreId: '1234567890', teamId: '', bundleId: '', paths: [] },
      android: { packageName: '', certificates: [] },
    };
  }
  site = await serveWith(contents);
});
test.afterAll(() => site?.stop());

/** Opens a page and waits until our script, which comes after the first paint, has run. */
async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(site.url + path);
  // The speculation rules are the last that our script adds.
  await page.locator('script[type=speculationrules]').waitFor({ state: 'attached' });
}

async function linksTo(page: Page, host: string) {
  const links = page.locator(`a.store-badge[href*="${host}"]`);
  const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(1);
  return addresses.map((address) => new URL(address).searchParams);
}

for (const [device, first] of [
  ['iPhone 15', 'App Store'],
  ['Desktop Chrome', 'Google Play'],
] as const)
  test.describe(device, () => {
    const { defaultBrowserType, ...use } = devices[device];
    test.use(use);

    test(`sees ${first} first wherever the stores are offered, and the QR code only on a desktop`, async ({ page }) => {
      await open(page);
      const lists = await page.locator('.stores').all();
      expect(lists.length).toBeGreaterThan(1);
      for (const list of lists) await expect(list.locator('.store-badge').first()).toContainText(first);
      // Its box is also above or to the left.
      const [one, two] = await boxesIn(page.locator('.hero'));
      expect(one.x + one.y).toBeLessThan(two.x + two.y);
      await page.evaluate(() => document.querySelector<HTMLElement>('#get-app')?.showPopover());
      await expect(page.locator('#get-app .stores')).toBeVisible();
      await expect(page.locator('#get-app .get-app-qr img')).toBeVisible({ visible: device === 'Desktop Chrome' });
    });
  });

type Part = ReturnType<Page['locator']>;
const boxesIn = (part: Part) =>
  part
    .locator('.store-badge')
    .evaluateAll((all) => all.map((badge) => badge.getBoundingClientRect().toJSON())) as Promise<[DOMRect, DOMRect]>;

test('both badges have the same height and the margin that Google requires', async ({ page }) => {
  // The tests' Indonesian words are the longer ones.
  await open(page, '/?lang=id');
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const list of await page.locator('.stores:visible').all()) {
      const [one, two] = await boxesIn(list);
      const state = `at ${width} px: ${JSON.stringify([one, two])}`;
      expect(two.height, state).toBe(one.height);
      const clear = Math.max(two.left - one.right, two.top - one.bottom);
      expect(clear, state).toBeGreaterThanOrEqual(one.height / 4);
      expect(Math.max(one.right, two.right), state).toBeLessThanOrEqual(width - one.height / 4);
    }
  }
});

test('a campaign is passed to both stores unchanged, while browsing, until a newer one replaces it; no other link changes', async ({
  page,
  context,
}) => {
  const others = () =>
    page.locator('a:not(.store-badge)').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await open(page);
  const before = await others();
  for (const parameters of await linksTo(page, 'play.google.com')) expect(`${parameters}`).toBe('id=id.sehobi.app');
  for (const parameters of await linksTo(page, 'apps.apple.com')) expect(`${parameters}`).toBe('pt=118');

  const campaign = { utm_source: 'instagram', utm_medium: 'story & bio', utm_campaign: 'Main bareng=Selasa 50%' };
  const expectCampaign = () =>
    expect(async () => {
      for (const parameters of await linksTo(page, 'play.google.com')) {
        expect(Object.fromEntries(new URLSearchParams(parameters.get('referrer') ?? ''))).toEqual(campaign);
        expect(parameters.get('id')).toBe('id.sehobi.app');
      }
      for (const parameters of await linksTo(page, 'apps.apple.com'))
        expect([parameters.get('ct'), parameters.get('pt')]).toEqual(['Main-bareng-Selasa-50-', '118']);
    }).toPass();
  await open(page, `/?${new URLSearchParams({ ...campaign, gclid: 'not ours' })}`);
  await expectCampaign();
  expect(await others()).toEqual(before);
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  await expectCampaign();
  // A newer campaign replaces it, a source alone is enough, and it is cut to the stores' limits.
  const sent = async () => {
    const [google] = await linksTo(page, 'play.google.com');
    const [apple] = await linksTo(page, 'apps.apple.com');
    return [google?.get('referrer'), apple?.get('ct')];
  };
  await open(page, '/about?utm_source=newsletter');
  await expect.poll(sent).toEqual(['utm_source=newsletter', 'newsletter']);
  await open(page, `/?utm_campaign=${'x'.repeat(3000)}`);
  await expect.poll(async () => (await sent()).map((text) => text?.length)).toEqual([500, 40]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/instagram|bareng/i);
});

test('iPhones are offered the app once its id is known, and not before', async ({ request }) => {
  const offer = '<meta name="apple-itunes-app" content="app-id=1234567890"/>';
  expect(await (await request.get(`${site.url}/`)).text()).toContain(offer);
  expect(await (await request.get('/')).text()).not.toContain('apple-itunes-app');
});
