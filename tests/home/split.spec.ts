import type { Page } from '@playwright/test';
import { maxPlayers, pricePerPlayer } from '../../site/islands/splitPrice.ts';
import { fill, money } from '../../site/screens/eventValues.ts';
import { content } from '../browser/content.ts';
import { expect, test } from '../browser/reading.ts';
import { region } from '../browser/visitor.ts';

const { evening } = content;
const words = content.home.split;
const total = evening.event.price * evening.event.spots;
const each = (players: number) => money(evening, pricePerPlayer(total, players));
const split = (page: Page) => region(page, words.title);
const widths = [360, 1440];

async function heights(page: Page) {
  const all = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    all.push((await split(page).boundingBox())?.height);
  }
  return all;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('Split the court', () => {
  test('A slider replaces four lines and shows each price for two to sixteen players', async ({ tab: page }) => {
    await page.route('**/hydrateSplit*', (route) => route.abort());
    await page.goto('/', { waitUntil: 'networkidle' });
    const listed = [2, 4, evening.event.spots, maxPlayers].map(
      (count) => `${fill(words.players, { players: count })} ${each(count)}`,
    );
    await expect(split(page).getByRole('listitem')).toHaveText(listed);
    const asList = await heights(page);
    await page.unroute('**/hydrateSplit*');

    await page.goto('/');
    const slider = split(page).getByRole('slider', { name: words.label });
    await expect(async () => {
      await split(page).scrollIntoViewIfNeeded();
      await expect(slider).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(slider).toHaveValue(String(evening.event.spots));
    for (const [key, players] of [
      ['ArrowRight', 9],
      ['Home', 2],
      ['End', maxPlayers],
    ] as const) {
      await slider.press(key);
      await expect(split(page)).toContainText(each(players));
      await expect(slider).toHaveAttribute('aria-valuetext', `${fill(words.players, { players })}, ${each(players)}`);
      const strips = split(page).locator('.split-strip').filter({ visible: true });
      await expect(strips).toHaveText(Array(players).fill(each(players)));
    }
    expect(await heights(page), 'nothing below it moves').toEqual(asList);
  });

  test('Any number of players together pay the whole court, each a multiple of Rp 500', () => {
    for (let players = 2; players <= maxPlayers; players++) {
      expect(pricePerPlayer(total, players) * players).toBeGreaterThanOrEqual(total);
      expect(pricePerPlayer(total, players) % 500).toBe(0);
    }
  });
});
