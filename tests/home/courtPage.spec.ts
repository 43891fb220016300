import { expect, type Page, test } from '@playwright/test';
import { content } from '../browser/content.ts';
import { ownContent } from '../content/own.ts';

const { activities, plan } = content.home.hero;
const { rooms, close, ask } = content.courts;
const [first, second] = activities;
if (!first || !second) throw new Error('content/en/home.yaml has no activities');

const room = (page: Page, name: string) =>
  page.getByRole('list', { name: plan }).getByRole('link', { name: new RegExp(`^${name}\\b`) });
const court = (page: Page, { floor }: typeof first) => page.getByRole('dialog', { name: rooms[floor].line });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function open(page: Page) {
  await page.goto('/');
  // Our script has run: until then a room is a link to the court's own page.
  await page.locator('script[type=speculationrules]').waitFor({ state: 'attached' });
}

test('Opened by its address, and after a reload, a court is left by Esc and by its link, to its own room', async ({
  page,
}) => {
  const leaves = [() => page.keyboard.press('Escape'), () => page.getByRole('link', { name: close }).click()];
  for (const leave of leaves) {
    await open(page);
    await room(page, second.name).click();
    await expect(court(page, second)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: rooms[second.floor].line })).toBeVisible();
    await expect(async () => {
      if (!page.url().includes('#')) await leave();
      await expect(page).toHaveURL(`/#${second.floor}`, { timeout: 1000 });
    }).toPass();
    await expect(room(page, second.name)).toBeFocused();
  }
});

test('Back from a reloaded court leads to the hall', async ({ page }) => {
  await open(page);
  await room(page, first.name).click();
  await expect(court(page, first)).toBeVisible();
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.goBack();
  await expect(room(page, first.name)).toBeVisible();
});

test('A room is a link to its court, complete without script, to be opened in a tab or sent on', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto('/');
  await room(plain, first.name).click();
  await expect(plain).toHaveURL(`/?play=${first.floor}`);
  await expect(plain.getByRole('heading', { level: 1, name: rooms[first.floor].line })).toBeVisible();
  await expect(plain.locator('svg.court-scene')).toBeVisible();
  await expect(plain.getByRole('link', { name: ask })).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=/);
  await plain.getByRole('link', { name: close }).click();
  await expect(room(plain, first.name)).toBeVisible();
  await context.close();

  await open(page);
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    room(page, first.name).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL(`/?play=${first.floor}`);
  await expect(page).toHaveURL('/');
});

test('A court that does not arrive as a sheet is opened as a page', async ({ page }) => {
  await open(page);
  await page.route('**/?play=*', (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()));
  await room(page, first.name).click();
  await expect(page.getByRole('main').getByRole('heading', { name: rooms[first.floor].line })).toBeVisible();
});

for (const language of ['en', 'id'] as const) {
  test(`/?play= is that court in ${language}`, async ({ page }) => {
    const { courts } = ownContent(language);
    await page.goto(`/?play=${second.floor}${language === 'en' ? '' : `&lang=${language}`}`);
    await expect(page.getByRole('heading', { level: 1, name: courts.rooms[second.floor].line })).toBeVisible();
    const way = language === 'en' ? `/#${second.floor}` : `/?lang=${language}#${second.floor}`;
    await expect(page.getByRole('link', { name: courts.close })).toHaveAttribute('href', way);
  });
}

test('/?play= with a court that nobody knows shows the hall', async ({ page }) => {
  await page.goto('/?play=chess');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
