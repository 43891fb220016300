import { expect, test } from '@playwright/test';
import { content } from '../browser/content.ts';
import { main, region } from '../browser/visitor.ts';

const { finale } = content.home;
const { courts, evening } = content;

test('19:00: the last scene says who is there, shows the stores, and asks a friend by WhatsApp', async ({ page }) => {
  await page.goto('/');
  const last = region(page, finale.title);
  await expect(last.getByText(finale.text)).toBeVisible();
  await expect(last.getByRole('link', { name: content.site.stores.googlePlay.name })).toBeVisible();
  const ask = new URL((await last.getByRole('link', { name: courts.ask }).getAttribute('href')) ?? '');
  expect(ask.origin).toBe('https://wa.me');
  expect(ask.searchParams.get('text')).toContain(courts.message.replace('{game}', courts.rooms.badminton.game));
  for (const guest of [...evening.people.in, evening.join.who]) await expect(last).toContainText(guest);
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'With script' : 'Without script', () => {
    test.use({ javaScriptEnabled });

    test('who takes the free place of the last scene is on court, and leaves it again', async ({ page }) => {
      await page.goto('/');
      const ring = main(page).getByRole('checkbox', { name: courts.in.label });
      await ring.press('Space');
      const last = region(page, finale.taken.title);
      await expect(last.getByRole('status')).toHaveText(finale.taken.text, { useInnerText: true });
      await expect(last.getByText(finale.text)).toBeHidden();
      await ring.press('Space');
      await expect(region(page, finale.title).getByText(finale.text)).toBeVisible();
      await expect(main(page).getByText(finale.taken.text)).toBeHidden();
    });
  });

for (const [width, height] of [
  [1440, 900],
  [1366, 768],
  [768, 1024],
  [360, 740],
  [320, 640],
] as const)
  test(`the last scene fits a window of ${width} x ${height}, its ring is large enough for a thumb`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const last = region(page, finale.title);
    await last.scrollIntoViewIfNeeded();
    const ring = last.getByRole('checkbox', { name: courts.in.label });
    await expect.poll(async () => (await ring.boundingBox())?.width).toBeGreaterThanOrEqual(64);
    expect((await last.boundingBox())?.height).toBeLessThanOrEqual(height);
  });
