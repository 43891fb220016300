import { content } from './browser/content.ts';
import { openReady } from './browser/pageReady.ts';
import { expect, type Page, test } from './browser/test.ts';

const { home, about, site } = content;

async function openForPrint(page: Page, path: string) {
  await openReady(page, path);
  // A4 in CSS pixels.
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

const hiddenInPrint =
  'form, button, nav, [popover], .skip-link, .audience, .hero-hours, .product-tabs, .take-a-place, ' +
  '.finale-links, .banner-court, .footer-court, .footer-end, .ask-a-friend';

async function expectOnPaper(page: Page) {
  // .hero-ball is the headline's full stop: transparent, because a drawn ball covers it. The last two selectors are black drawings without text.
  const notChecked = 'svg *, .store-badge, .store-badge *, .hero-ball, .phone-court, .events-paid';
  const elements = page.locator(`body :not(${notChecked})`);
  const found = await elements.filter({ visible: true }).evaluateAll((all) =>
    all.flatMap((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      const isDark = ['rgb(0, 0, 0)', 'rgb(18, 33, 27)'].includes(color); // The second is the text on a yellow ball.
      const paperColour = /^(rgba\(0, 0, 0, 0\)|rgb\((255, 255, 255|217, 242, 75)\)|color\(.*|oklch\(0\.[89].*)$/; // Transparent, white, yellow, a mixed colour such as --hairline, or a court's light grey.
      const isPaper = paperColour.test(backgroundColor);
      return isDark && isPaper ? [] : `${element.className}: ${color} on ${backgroundColor}`;
    }),
  );
  expect(found).toEqual([]);
  await expect(page.locator(hiddenInPrint).filter({ visible: true })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test('home and courts print black on white, without buttons and other controls', async ({ page }) => {
  await openForPrint(page, '/');
  await expectOnPaper(page);
  for (const { name } of home.hero.activities)
    await expect(page.getByRole('link', { name: new RegExp(`^${name}\\b`) }).locator('svg')).toBeVisible();
  for (const feature of ['dashboard', 'events', 'join', 'membership'] as const) {
    const { title, description, alt } = home.features[feature];
    const card = page.getByRole('article', { name: title });
    const [hour = ''] = content.evening[feature].clock.split(/[:.]/);
    await expect(card.locator('b', { hasText: hour }).first()).toBeVisible();
    await expect(card.getByText(description)).toBeVisible();
    await expect(card.getByRole('img', { name: alt })).toBeVisible();
    await expect(card.locator('.evening-court')).toBeVisible();
  }
  const splitCourt = await page.locator('.split-price-strips').boundingBox();
  expect(splitCourt?.height, 'the court is not squeezed').toBeGreaterThan(200);
  await openForPrint(page, '/?play=tennis');
  await expect(page.locator('.ask-a-friend').filter({ visible: true })).toHaveCount(0);
});

test('about prints both products and the addresses of links', async ({ page }) => {
  await openForPrint(page, '/about');
  await expectOnPaper(page);
  for (const { name } of [about.products.user, about.products.host])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  const links = page.locator('a[href^=http]').filter({ visible: true });
  const printed = await links.evaluateAll((all) => all.map((link) => getComputedStyle(link, '::after').content));
  const addresses = await links.evaluateAll((all) => all.map((link) => `" (${link.getAttribute('href')})"`));
  expect(printed).toEqual(addresses);
  for (const { title } of [site.footer.company, site.footer.legal])
    await expect(page.getByRole('contentinfo').getByText(title, { exact: true })).toBeHidden();
  const statistics = page.getByRole('region', { name: about.statistics.label });
  const tiles = await statistics.getByRole('definition').locator('xpath=..').all();
  expect(tiles).toHaveLength(about.statistics.items.length);
  for (const tile of tiles) {
    const figureTop = (await tile.getByRole('definition').boundingBox())?.y ?? Number.NaN;
    expect(figureTop).toBeGreaterThan((await tile.getByRole('term').boundingBox())?.y ?? Number.NaN);
  }
});
