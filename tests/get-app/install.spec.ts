import { devices, expect, type Page, test } from '@playwright/test';
import { useBothStores } from './bothStores.ts';

const badges = (page: Page) => page.locator('.hero .store-badge');

/** Opens the home page and waits until our script, which comes after the first paint, has run. */
async function open(page: Page, path = '/'): Promise<void> {
  // Only who comes by a campaign needs a script more.
  await page.goto(path, { waitUntil: path.includes('utm_') ? 'networkidle' : 'load' });
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
  test.describe(device, { tag }, () => {
    const { defaultBrowserType, ...use } = devices[device];
    test.use(use);

    test(`sees ${first} first wherever the stores are offered`, async ({ page }) => {
      await useBothStores(page);
      await open(page);
      const lists = await page.locator('.stores').all();
      expect(lists.length).toBeGreaterThan(1);
      for (const list of lists) await expect(list.locator('.store-badge').first()).toContainText(first);
      // Not only in the order of reading: it stands above or to the left as well.
      const [one, two] = [await badges(page).nth(0).boundingBox(), await badges(page).nth(1).boundingBox()];
      expect((one?.x ?? 0) + (one?.y ?? 0)).toBeLessThan((two?.x ?? 0) + (two?.y ?? 0));
    });

    test(`${device.startsWith('Desktop') ? 'sees' : 'is spared'} the QR code`, async ({ page }) => {
      await open(page, '/about');
      await page.evaluate(() => document.querySelector<HTMLElement>('#get-app')?.showPopover());
      await expect(page.locator('#get-app .stores')).toBeVisible();
      await expect(page.locator('#get-app .get-app-qr img')).toBeVisible({ visible: device.startsWith('Desktop') });
    });
  });
}

test('both badges are of one height, with the room around them that Google asks for', async ({ page }) => {
  await useBothStores(page);
  for (const path of ['/', '/?lang=id']) {
    await open(page, path);
    for (const width of [320, 360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const list of await page.locator('.stores:visible').all()) {
        const boxes = await list
          .locator('.store-badge')
          .evaluateAll((all) => all.map((badge) => badge.getBoundingClientRect().toJSON() as DOMRect));
        const [one, two] = boxes;
        if (!one || !two) throw new Error('There are no two badges.');
        const state = `${path} at ${width} px: ${JSON.stringify(boxes)}`;
        expect(two.height, state).toBe(one.height);
        const clear = Math.max(two.left - one.right, two.top - one.bottom);
        expect(clear, state).toBeGreaterThanOrEqual(one.height / 4);
        expect(Math.max(one.right, two.right), state).toBeLessThanOrEqual(width - one.height / 4);
      }
    }
  }
});

test('a campaign goes along to both stores, word for word, and stays while browsing', async ({ page, context }) => {
  await useBothStores(page);
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
  // A page that the browser had prerendered comes from the server, past useBothStores. The script comes after the paint.
  await expect(checkGoogle).toPass();
  await open(page, '/about?lang=id');
  await expect(checkApple).toPass();
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/instagram|bareng/i);
});

test('a newer campaign takes the place of an older one, a source is enough, and it is cut to what the stores take', async ({
  page,
}) => {
  await useBothStores(page);
  const sent = async () => {
    const [google] = await linksTo(page, 'play.google.com');
    const [apple] = await linksTo(page, 'apps.apple.com');
    return [google?.searchParams.get('referrer'), apple?.searchParams.get('ct')];
  };
  await open(page, '/?utm_source=flyer&utm_campaign=old');
  await open(page, '/about?utm_source=newsletter');
  expect(await sent()).toEqual(['utm_source=newsletter', 'newsletter']);
  await open(page, `/?utm_campaign=${'x'.repeat(3000)}`);
  expect((await sent()).map((text) => text?.length)).toEqual([500, 40]);
});

test('without a campaign no link changes, nor any other link with one', async ({ page }) => {
  await useBothStores(page);
  const others = () =>
    page.locator('a:not(.store-badge)').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await open(page);
  const before = await others();
  for (const { search } of await linksTo(page, 'play.google.com')) expect(search).toBe('?id=id.sehobi.app');
  for (const { search } of await linksTo(page, 'apps.apple.com')) expect(search).toBe('?pt=118');
  await open(page, '/?utm_source=x');
  expect(await others()).toEqual(before);
});

test('where storage is forbidden, the page that was reached still knows its campaign', async ({ page }) => {
  await useBothStores(page);
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await open(page, '/?utm_source=x');
  const [google] = await linksTo(page, 'play.google.com');
  expect(google?.searchParams.get('referrer')).toBe('utm_source=x');
  expect(errors).toEqual([]);
});
