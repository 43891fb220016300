import { expect, type Page, test } from '@playwright/test';
import { most, share } from '../../site/islands/share.ts';
import { fill, money } from '../../site/screens/figures.ts';
import { content } from '../browser/content.ts';
import { region } from '../browser/visitor.ts';

const { evening } = content;
const words = content.home.split;
const total = evening.event.price * evening.event.spots;
const each = (players: number) => money(evening, share(total, players));
const split = (page: Page) => region(page, words.title);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('Split the court', () => {
  test('The slider says what each pays, for two to sixteen players', async ({ page }) => {
    await page.goto('/');
    await split(page).scrollIntoViewIfNeeded();
    const slider = split(page).getByRole('slider', { name: words.label });
    await expect(slider).toHaveValue(String(evening.event.spots));
    for (const [key, players] of [
      ['ArrowRight', 9],
      ['Home', 2],
      ['End', most],
    ] as const) {
      await slider.press(key);
      await expect(split(page)).toContainText(each(players));
      await expect(slider).toHaveAttribute('aria-valuetext', `${fill(words.players, { players })}, ${each(players)}`);
      await expect(split(page).locator('.split-strip').filter({ visible: true })).toHaveCount(players);
    }
  });

  test('The slider takes the height of the list whose place it takes, and nothing below it moves with the number of players', async ({
    page,
  }) => {
    const height = async () => (await split(page).boundingBox())?.height;
    const widths = [360, 768, 1440];
    const lists = new Map<number, number | undefined>();
    await page.route('**/hydrateSplit*', (route) => route.abort());
    await page.goto('/', { waitUntil: 'networkidle' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      lists.set(width, await height());
    }
    await page.unroute('**/hydrateSplit*');
    await page.goto('/');
    const slider = split(page).getByRole('slider', { name: words.label });
    await expect(async () => {
      await split(page).scrollIntoViewIfNeeded();
      await expect(slider).toBeVisible({ timeout: 1000 });
    }).toPass();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const players of [2, 9, 10, most]) {
        await slider.fill(String(players));
        expect(await height(), `${players} at ${width} px`).toBe(lists.get(width));
      }
    }
  });

  test('Every number of players pays the whole court, each a multiple of Rp 500', () => {
    for (let players = 2; players <= most; players++) {
      expect(share(total, players) * players).toBeGreaterThanOrEqual(total);
      expect(share(total, players) % 500).toBe(0);
    }
  });
});

test.describe('Split the court without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('A list of four lines says the same', async ({ page }) => {
    await page.goto('/');
    const lines = split(page).getByRole('listitem');
    await expect(lines).toHaveText(
      [2, 4, evening.event.spots, most].map((players) => `${fill(words.players, { players })} ${each(players)}`),
    );
  });
});
