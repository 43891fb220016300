import { expect, type Page, test } from '@playwright/test';
import { axeOn } from '../browser/axe.ts';
import { content } from '../browser/content.ts';
import { main } from '../browser/visitor.ts';

const { activities } = content.home.hero;
const { rooms, in: taken, ask } = content.courts;
const ring = (page: Page) => page.getByRole('checkbox', { name: taken.label });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('On every court and at every size the box lies on the drawn ring, at least 64 px wide', async ({ page }) => {
  test.slow();
  const off = [];
  for (const { floor } of activities) {
    await page.goto(`/?play=${floor}`);
    for (const [width, height] of [
      [320, 640],
      [360, 740],
      [768, 1024],
      [1024, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const found = await page.locator('.court-sheet').evaluate((sheet) => {
        const middle = (box: DOMRect) => [box.x + box.width / 2, box.y + box.height / 2] as const;
        const box = sheet.querySelector('.ring')?.getBoundingClientRect() ?? new DOMRect();
        const drawn = sheet.querySelector('.free-place circle')?.getBoundingClientRect() ?? new DOMRect();
        const [x, y] = middle(box);
        const [drawnX, drawnY] = middle(drawn);
        return { away: Math.hypot(x - drawnX, y - drawnY), width: box.width };
      });
      if (found.away > 2 || found.width < 64) off.push([floor, width, found]);
    }
  }
  expect(off).toEqual([]);
});

test('A press takes the place, the words and the ways on turn, and another press frees it', async ({ page }) => {
  for (const { floor } of activities.slice(0, 4)) {
    await page.goto(`/?play=${floor}`);
    await ring(page).press('Space');
    await expect(heading(page, rooms[floor].taken)).toBeVisible();
    await expect(page.getByRole('status')).toHaveText(rooms[floor].taken, { useInnerText: true });
    await expect(page.getByRole('link', { name: taken.tell })).toBeVisible();
    await expect(page.getByRole('link', { name: ask })).toBeHidden();
    await expect(page.getByRole('link', { name: taken.keep })).toBeVisible();
    await expect(page.locator('.player-you')).toBeVisible();
    await page.reload();
    await expect(ring(page), 'kept for this tab').toBeChecked();
    await ring(page).press('Space');
    await expect(heading(page, rooms[floor].line)).toBeVisible();
    await expect(page.getByRole('link', { name: ask })).toBeVisible();
    await page.reload();
    await expect(ring(page), 'free for this tab').not.toBeChecked();
  }
});

test('Who has stepped in is shown in the room, also after a reload', async ({ page }) => {
  const [first] = activities;
  if (!first) throw new Error('content/en/home.yaml has no activities');
  await page.goto(`/?play=${first.floor}`);
  await page.waitForLoadState('networkidle');
  await ring(page).check();
  await page.goto('/');
  await expect(page.locator('.floor-plan-in')).toHaveId(first.floor);
});

test('With reduced motion the place is taken in a still, in which axe finds nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const floor of ['badminton', 'volleyball'] as const) {
    await page.goto(`/?play=${floor}`);
    await ring(page).check();
    await expect(heading(page, rooms[floor].taken)).toBeVisible();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    const { violations } = await axeOn(page).analyze();
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  }
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the place can be taken as well', async ({ page }) => {
    await page.goto('/?play=badminton');
    await ring(page).check();
    await expect(heading(page, rooms.badminton.taken)).toBeVisible();
  });
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'On the about page' : 'On the about page without script', () => {
    test.use({ javaScriptEnabled, contextOptions: { reducedMotion: 'reduce' } });

    test('who steps into the ring, large enough for a thumb, is on court, and the headline tells it', async ({
      page,
    }) => {
      const { title, taken: isIn } = content.about.banner;
      for (const [width, height] of [
        [320, 640],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto('/about');
        await expect(heading(page, title)).toBeVisible();
        await expect.poll(async () => (await ring(page).boundingBox())?.width).toBeGreaterThanOrEqual(64);
        await ring(page).press('Space');
        await expect(main(page).getByText(isIn)).toBeVisible();
        await expect(heading(page, title)).toBeHidden();
        await expect(page.locator('.player-you')).toBeVisible();
        await ring(page).press('Space');
        await expect(heading(page, title)).toBeVisible();
      }
    });
  });
