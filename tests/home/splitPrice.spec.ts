import { fillIn } from '../../contract/fillIn.ts';
import { formatPrice } from '../../site/islands/formatPrice.ts';
import { pricePerPlayer } from '../../site/islands/splitPrice.ts';
import { content } from '../browser/content.ts';
import { desktop, narrowPhone, region } from '../browser/pageHelpers.ts';
import { expect, type Page, test } from '../browser/test.ts';

const { evening } = content;
const words = content.home.splitPrice;
const total = evening.event.price * evening.event.places;
const price = (players: number) => formatPrice(evening, pricePerPlayer(total, players));
const section = (page: Page) => region(page, words.title);

async function heightsOnPhoneAndDesktop(page: Page) {
  const heights = [];
  for (const size of [narrowPhone, desktop]) {
    await page.setViewportSize(size);
    heights.push((await section(page).boundingBox())?.height);
  }
  return heights;
}

test('A slider replaces the list of prices and shows them for two to sixteen players', async ({ page }) => {
  await page.route('**/startSplitPrice*', (route) => route.abort());
  await page.goto('/', { waitUntil: 'networkidle' });
  const playerCounts = [2, 4, 6, evening.event.places, 10, 16];
  const listed = playerCounts.map((players) => `${fillIn(words.players, { players })} ${price(players)}`);
  await expect(section(page).getByRole('listitem')).toHaveText(listed);
  const heightsOfList = await heightsOnPhoneAndDesktop(page);
  await page.unroute('**/startSplitPrice*');

  await page.goto('/');
  const slider = section(page).getByRole('slider', { name: words.label });
  // Scrolls again until the slider is loaded, because the deferred styles of the sections above move this one out of view.
  await expect(async () => {
    await section(page).scrollIntoViewIfNeeded();
    await expect(slider).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(slider).toHaveValue(String(evening.event.places));
  const count = section(page).locator('.split-price-slider > b');
  await expect(count).toHaveText(fillIn(words.players, { players: evening.event.places }));
  // Translating browsers replace text nodes: the slider must still write its prices.
  const prices = section(page).locator('.split-price-strip b');
  await prices.evaluateAll((all) => all.map(({ firstChild }) => firstChild?.replaceWith(new Image())));
  for (const [key, players] of Object.entries({ ArrowRight: evening.event.places + 1, Home: 2, End: 16 })) {
    await slider.press(key);
    await expect(count).toHaveText(fillIn(words.players, { players }));
    await expect(slider).toHaveAttribute('aria-valuetext', `${fillIn(words.players, { players })}, ${price(players)}`);
    const shown = section(page).locator('.split-price-each b, .split-price-strip').filter({ visible: true });
    await expect(shown).toHaveText(Array(players + 1).fill(price(players)));
  }
  expect(await heightsOnPhoneAndDesktop(page), 'as high as the list, so nothing below moves').toEqual(heightsOfList);
});
