import { expect, type Page, test } from '@playwright/test';
import type { Content } from '../../content/schema.ts';
import { axeOn } from '../browser/axe.ts';
import { content } from '../browser/content.ts';
import { holdBack } from '../browser/holdBack.ts';
import { ownContent } from '../content/own.ts';

const { activities, plan } = content.home.hero;
const { rooms, close, ask } = content.courts;
const [first, second] = activities;
if (!first || !second) throw new Error('content/en/home.yaml has no activities');

const room = (page: Page, name: string) =>
  page.getByRole('list', { name: plan }).getByRole('button', { name: new RegExp(`^${name}\\b`) });
const court = (page: Page, { floor }: Pick<typeof first, 'floor'>, words: Content = content) =>
  page.getByRole('dialog', { name: words.courts.rooms[floor].line });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('Each room leads onto its own court, with its line, the free place and a message to a friend', async ({
  page,
}) => {
  await page.goto('/');
  for (const activity of activities) {
    await room(page, activity.name).click();
    const sheet = court(page, activity);
    await expect(sheet).toBeVisible();
    await expect(sheet).toContainText(activity.size);
    await expect(sheet.getByRole('heading')).toBeFocused();
    await expect(sheet.locator('svg.court-scene')).toBeVisible();
    const friend = sheet.getByRole('link', { name: ask });
    await expect(friend).toContainText(rooms[activity.floor].game);
    const href = new URL((await friend.getAttribute('href')) ?? '');
    expect(href.origin).toBe('https://wa.me');
    expect(href.searchParams.get('text')).toContain(rooms[activity.floor].game);
    await expect(sheet.getByRole('link', { name: content.site.stores.googlePlay.name })).toHaveAttribute(
      'href',
      new RegExp(activity.floor),
    );
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(room(page, activity.name)).toBeFocused();
  }
});

test('Close, Esc, Back and a press on the bare floor lead back to the hall, and the focus to the room', async ({
  page,
}) => {
  await page.goto('/');
  const sheet = court(page, first);
  const ways = [
    () => sheet.getByRole('button', { name: close }).click(),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => page.mouse.click(8, 400),
  ];
  for (const leave of ways) {
    await room(page, first.name).press('Enter');
    await expect(sheet).toBeVisible();
    await expect(page).toHaveURL(`/?play=${first.floor}`);
    await leave();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL('/');
    await expect(room(page, first.name)).toBeFocused();
  }
});

test('A room that is pressed while the way back is under way leads onto its court, and Back from there to the hall', async ({
  page,
}) => {
  await page.goto('/');
  await room(page, first.name).click();
  await expect(court(page, first)).toBeVisible();
  // Closed, and the page's step back in history not yet done.
  await page.locator(`#play-${first.floor}`).evaluate((sheet, next) => {
    const press = () => document.querySelector<HTMLElement>(`[popovertarget="${next}"]`)?.click();
    sheet.addEventListener('toggle', press, { once: true });
  }, `play-${second.floor}`);
  await page.keyboard.press('Escape');
  await expect(court(page, second)).toBeVisible();
  await expect(page).toHaveURL(`/?play=${second.floor}`);
  await page.goBack();
  await expect(court(page, second)).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('A room that is pressed before the loader has come is peopled when it comes', async ({ page }) => {
  const arrive = await holdBack(page, '**/assets/loader-*');
  await page.goto('/', { waitUntil: 'commit' });
  await room(page, first.name).press('Enter');
  await expect(page.locator('.court-sheet:popover-open')).toBeAttached();
  arrive();
  await expect(court(page, first)).toBeVisible();
});

for (const language of ['en', 'id'] as const) {
  test(`/?play= opens that court in ${language}`, async ({ page }) => {
    const words = ownContent(language);
    await page.goto(`/?play=${second.floor}${language === 'en' ? '' : `&lang=${language}`}`);
    await expect(court(page, second, words)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(language === 'en' ? '/' : `/?lang=${language}`);
  });
}

test('/?play= with a court that nobody knows shows the hall', async ({ page }) => {
  await page.goto('/?play=chess');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a room opens its sheet with its line and ways to act, and closes', async ({ page }) => {
    await page.goto('/');
    await room(page, first.name).click();
    await expect(page.getByRole('heading', { name: rooms[first.floor].line })).toBeVisible();
    await expect(page.getByRole('link', { name: ask })).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=/);
    await page.getByRole('button', { name: close }).click();
    await expect(page.getByRole('heading', { name: rooms[first.floor].line })).toBeHidden();
  });
});

/** One dark floor, one light one, and the one on which optic would be too weak. */
const kinds = ['badminton', 'volleyball', 'tennis'] as const;

test('axe finds nothing on a court, by day and by night', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const floor of kinds) {
    await page.goto(`/?play=${floor}`);
    await expect(court(page, { floor })).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const look = axeOn(page).include(`#play-${floor}`);
      // By night, and on the other floors, only the colours are others.
      const isSame = colorScheme === 'dark' || floor !== kinds[0];
      const { violations } = await (isSame ? look.withRules(['color-contrast']) : look).analyze();
      expect.soft(violations.map(({ id, nodes }) => `${floor} ${colorScheme} ${id} ${nodes[0]?.html}`)).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'light' });
  }
});

test('No court is wider than the window, from 320 px to a desk, and on a phone held across', async ({ page }) => {
  await page.goto(`/?play=${first.floor}`);
  await expect(court(page, first)).toBeVisible();
  const tooWide = [];
  for (const [width, height] of [
    [320, 640],
    [683, 310],
    [768, 1024],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const found = await page.locator('[id^=play-][popover]').evaluateAll((sheets) =>
      sheets
        .filter((sheet) => {
          if (sheet instanceof HTMLElement && !sheet.matches(':popover-open')) sheet.showPopover();
          return sheet.scrollWidth > sheet.clientWidth;
        })
        .map(({ id }) => id),
    );
    tooWide.push(...found.map((id) => `${id} ${width}`));
  }
  expect(tooWide).toEqual([]);
});
