import { expect, type Page, test } from '@playwright/test';
import { axeOn } from '../browser/axe.ts';
import { content } from '../browser/content.ts';

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

test('Each room leads onto its own court, with its line, the free place and a message to a friend', async ({
  page,
}) => {
  await open(page);
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
  await open(page);
  const sheet = court(page, first);
  const ways = [
    () => sheet.getByRole('link', { name: close }).click(),
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

test('Pressed by assistive technology and closed by Android’s back gesture, it leads back to the room as well', async ({
  page,
}) => {
  await open(page);
  const sheet = court(page, first);
  // Neither moves the focus first.
  await room(page, first.name).evaluate((link: HTMLElement) => link.click());
  await expect(sheet).toBeVisible();
  await sheet.evaluate((popover: HTMLElement) => popover.hidePopover());
  await expect(page).toHaveURL('/');
  await expect(room(page, first.name)).toBeFocused();
});

test('With Ctrl a room opens in another tab, and the hall stays', async ({ page }) => {
  await open(page);
  const other = page.context().waitForEvent('page');
  await room(page, first.name).click({ modifiers: ['ControlOrMeta'] });
  await expect(await other).toHaveURL(`/?play=${first.floor}`);
  await expect(court(page, first)).toHaveCount(0);
  await expect(page).toHaveURL('/');
});

test('A court that could not be fetched is asked for again', async ({ page }) => {
  await open(page);
  await page.route(`**/?play=${first.floor}`, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await room(page, first.name).hover();
  await failed;
  await page.unrouteAll();
  const again = page.waitForResponse(`**/?play=${first.floor}`);
  await room(page, first.name).press('Enter');
  expect((await again).request().resourceType()).toBe('xhr');
  await expect(court(page, first)).toBeVisible();
});

for (const delay of [0, 150, 400])
  test(`A press on another room ${delay} ms after Esc is not lost`, { tag: delay > 0 ? '@rest' : [] }, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page);
    await room(page, first.name).press('Enter');
    await expect(court(page, first)).toBeVisible();
    await expect(page.locator(':root:active-view-transition')).toHaveCount(0);
    const box = await page.locator(`#${second.floor}`).boundingBox();
    if (!box) throw new Error('the room is not in view');
    await page.keyboard.press('Escape');
    // The moment of the press is what is tried.
    await page.waitForTimeout(delay);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(court(page, second)).toBeVisible();
    await expect(page).toHaveURL(`/?play=${second.floor}`);
  });

/** One dark floor, one light one, and the one on which optic would be too weak. */
const kinds = ['badminton', 'volleyball', 'tennis'] as const;

test('axe finds nothing on a court, by day and by night', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const floor of kinds) {
    await page.goto(`/?play=${floor}`);
    await expect(page.getByRole('heading', { name: rooms[floor].line })).toBeVisible();
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
  const tooWide = [];
  for (const { floor } of activities) {
    await page.goto(`/?play=${floor}`);
    for (const [width, height] of [
      [320, 640],
      [683, 310],
      [768, 1024],
      [1024, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) tooWide.push([floor, width]);
    }
  }
  expect(tooWide).toEqual([]);
});
