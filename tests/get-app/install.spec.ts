import { devices, expect, type Page, test } from '@playwright/test';
import { serveWith } from '../accessibility/parts/servedSite.ts';
import { ownContent } from '../content/own.ts';

const appStore = 'https://apps.apple.com/id/app/sehobi/id1234567890?pt=118';
let site: Awaited<ReturnType<typeof serveWith>>;

// One server for all of them: the site as it will be once the app is in both stores.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  // The whole site is rendered anew.
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

const badges = (page: Page) => page.locator('.hero .store-badge');

/** Opens a page and waits until our script, which comes after the first paint, has run. */
async function open(page: Page, path = '/'): Promise<void> {
  // Only who comes by a campaign needs a script more.
  await page.goto(site.url + path, { waitUntil: path.includes('utm_') ? 'networkidle' : 'load' });
  // The pages to fetch ahead are the last that our script adds.
  await page.locator('script[type=speculationrules]').waitFor({ state: 'attached' });
}

const linksTo = async (page: Page, host: string) => {
  const links = page.locator(`a.store-badge[href*="${host}"]`);
  const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  return addresses.map((address) => new URL(address));
};

for (const [device, first] of [
  ['iPhone 15', 'App Store'],
  ['iPad Mini', 'App Store'],
  ['Pixel 7', 'Google Play'],
  ['Desktop Chrome', 'Google Play'],
] as const) {
  // The others are told apart by the same words.
  const tag = ['iPhone 15', 'Desktop Chrome'].includes(device) ? [] : '@rest';
  const isDesk = device === 'Desktop Chrome';
  test.describe(device, { tag }, () => {
    const { defaultBrowserType, ...use } = devices[device];
    test.use(use);

    test(`sees ${first} first wherever the stores are offered, and the QR code only on a desk`, async ({ page }) => {
      await open(page);
      const lists = await page.locator('.stores').all();
      expect(lists.length).toBeGreaterThan(1);
      for (const list of lists) await expect(list.locator('.store-badge').first()).toContainText(first);
      // Not only in the order of reading: it stands above or to the left as well.
      const [one, two] = [await badges(page).nth(0).boundingBox(), await badges(page).nth(1).boundingBox()];
      expect((one?.x ?? 0) + (one?.y ?? 0)).toBeLessThan((two?.x ?? 0) + (two?.y ?? 0));
      await page.evaluate(() => document.querySelector<HTMLElement>('#get-app')?.showPopover());
      await expect(page.locator('#get-app .stores')).toBeVisible();
      await expect(page.locator('#get-app .get-app-qr img')).toBeVisible({ visible: isDesk });
    });
  });
}

test('both badges are of one height, with the room around them that Google asks for', async ({ page }) => {
  // The tests' Indonesian words are the longer ones.
  await open(page, '/?lang=id');
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const list of await page.locator('.stores:visible').all()) {
      const boxes = await list
        .locator('.store-badge')
        .evaluateAll((all) => all.map((badge) => badge.getBoundingClientRect().toJSON() as DOMRect));
      const [one, two] = boxes;
      if (!one || !two) throw new Error('There are no two badges.');
      const state = `at ${width} px: ${JSON.stringify(boxes)}`;
      expect(two.height, state).toBe(one.height);
      const clear = Math.max(two.left - one.right, two.top - one.bottom);
      expect(clear, state).toBeGreaterThanOrEqual(one.height / 4);
      expect(Math.max(one.right, two.right), state).toBeLessThanOrEqual(width - one.height / 4);
    }
  }
});

test('a campaign goes along to both stores, word for word, and stays while browsing, until a newer one comes', async ({
  page,
  context,
}) => {
  const campaign = { utm_source: 'instagram', utm_medium: 'story & bio', utm_campaign: 'Main bareng=Selasa 50%' };
  const checkGoogle = async () => {
    const links = await linksTo(page, 'play.google.com');
    expect(links.length).toBeGreaterThan(1);
    for (const { searchParams } of links) {
      expect(Object.fromEntries(new URLSearchParams(searchParams.get('referrer') ?? ''))).toEqual(campaign);
      expect(searchParams.get('id')).toBe('id.sehobi.app');
    }
  };
  const checkApple = async () => {
    const links = await linksTo(page, 'apps.apple.com');
    expect(links.length).toBeGreaterThan(1);
    for (const { searchParams } of links)
      expect([searchParams.get('ct'), searchParams.get('pt')]).toEqual(['Main-bareng-Selasa-50-', '118']);
  };
  await open(page, `/?${new URLSearchParams({ ...campaign, gclid: 'not ours' })}`);
  await expect(checkGoogle).toPass();
  await expect(checkApple).toPass();
  await page.getByRole('link', { name: 'About Us' }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  await page.waitForLoadState('load');
  await expect(checkGoogle).toPass();
  await open(page, '/about?lang=id');
  await expect(checkApple).toPass();
  // A newer one takes its place, a source is enough, and it is cut to what the stores take.
  const sent = async () => {
    const [google] = await linksTo(page, 'play.google.com');
    const [apple] = await linksTo(page, 'apps.apple.com');
    return [google?.searchParams.get('referrer'), apple?.searchParams.get('ct')];
  };
  await open(page, '/about?utm_source=newsletter');
  expect(await sent()).toEqual(['utm_source=newsletter', 'newsletter']);
  await open(page, `/?utm_campaign=${'x'.repeat(3000)}`);
  expect((await sent()).map((text) => text?.length)).toEqual([500, 40]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/instagram|bareng/i);
});

test('without a campaign no link changes, nor any other link with one', async ({ page }) => {
  const others = () =>
    page.locator('a:not(.store-badge)').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await open(page);
  const before = await others();
  for (const { search } of await linksTo(page, 'play.google.com')) expect(search).toBe('?id=id.sehobi.app');
  for (const { search } of await linksTo(page, 'apps.apple.com')) expect(search).toBe('?pt=118');
  await open(page, '/?utm_source=x');
  expect(await others()).toEqual(before);
});

test('iPhones are offered the app once its id is known, and not before', async ({ request }) => {
  const offer = '<meta name="apple-itunes-app" content="app-id=1234567890"/>';
  expect(await (await request.get(`${site.url}/`)).text()).toContain(offer);
  expect(await (await request.get('/')).text()).not.toContain('apple-itunes-app');
});
