import { fillIn } from '../../contract/fillIn.ts';
import { eventValues } from '../../site/screens/eventValues.ts';
import { content } from '../browser/content.ts';
import { main, narrowPhone, region } from '../browser/pageHelpers.ts';
import { expect, type Page, test } from '../browser/test.ts';
import { placeCheckbox } from './home.ts';

const { evening, home } = content;
const valuesIfFree = eventValues(evening);
const valuesIfTaken = eventValues(evening, { withVisitor: true });
const { join, events, dashboard } = home.features;
const textInScreen = (page: Page, { alt }: { alt: string }, words: string) =>
  main(page).getByRole('img', { name: alt }).getByText(words, { exact: true }).filter({ visible: true });

async function expectPlace(page: Page, state: 'free' | 'taken') {
  const isTaken = state === 'taken';
  const expected = isTaken ? valuesIfTaken : valuesIfFree;
  const places = fillIn(isTaken ? evening.join.taken : evening.join.placesLeft, expected);
  await expect(textInScreen(page, join, places)).toBeVisible();
  await expect(textInScreen(page, events, String(expected.paid))).toBeVisible();
  await expect(textInScreen(page, dashboard, fillIn(evening.dashboard.going, expected))).toBeVisible();
  await expect(textInScreen(page, events, evening.join.phoneOwner)).toHaveCount(isTaken ? 1 : 0);
  const player = page.locator(`#join .player-${valuesIfFree.players}`);
  await expect(player, 'on the court').toHaveCSS('opacity', isTaken ? '1' : '0');
}

test('A press takes the place in every screen, and the next press gives the place back', async ({ page }) => {
  await page.goto('/');
  const place = placeCheckbox(page);
  await place.scrollIntoViewIfNeeded();
  const heightAndScrollPositions = () =>
    page.evaluate(() => [
      document.documentElement.scrollHeight,
      ...[...document.querySelectorAll('html, main *')].map((element) => element.scrollTop).filter(Boolean),
    ]);
  const before = await heightAndScrollPositions();
  const status = region(page, home.features.title).getByRole('status');
  await expectPlace(page, 'free');
  await place.press('Space');
  await expect(place).toHaveAccessibleName(`${evening.dashboard.youAreIn} ${evening.join.giveBack}`);
  await expectPlace(page, 'taken');
  await expect(status, 'is announced').toHaveText(fillIn(evening.join.taken, valuesIfTaken), {
    useInnerText: true,
  });
  expect(await heightAndScrollPositions(), 'neither the page nor a part of it has scrolled').toEqual(before);
  await place.click();
  await expect(place).toHaveAccessibleName(evening.join.take);
  await expectPlace(page, 'free');
  await expect(status).toHaveText('', { useInnerText: true });

  await page.setViewportSize(narrowPhone);
  await place.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await expect(page.locator('#join .evening-court')).not.toBeInViewport();
  await place.click();
  await expectPlace(page, 'taken');
  const player = page.locator(`#join .player-${valuesIfFree.players}`);
  await expect(player, 'the page scrolls to whoever joins').toBeInViewport({ ratio: 1 });
  await expect(place).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.take-a-place label'), 'the label has one line').toHaveCSS('height', '48px');
});

test('On a phone a press on the drawn button does not scroll up to the checkbox', async ({ page }) => {
  await page.setViewportSize(narrowPhone);
  await page.goto('/');
  await placeCheckbox(page).scrollIntoViewIfNeeded();
  await expect(page.getByRole('slider'), 'the script that handles the drawn button has started').toBeAttached();
  const drawnButton = page.locator('.take-a-place-click-area');
  await drawnButton.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const scrollPosition = () => page.evaluate(() => scrollY);
  const before = await scrollPosition();
  await drawnButton.click();
  await expect(placeCheckbox(page)).toBeChecked();
  expect(await scrollPosition()).toBe(before);
});

test('In a low window a press scrolls to whoever joins, before the slider is near', async ({ page }) => {
  await page.setViewportSize({ width: 683, height: 310 });
  await page.goto('/');
  const place = placeCheckbox(page);
  await expect(async () => {
    await place.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await expect(page.locator('#split')).toHaveAttribute('data-started', { timeout: 1000 });
  }).toPass();
  await place.press('Space');
  await expect(page.locator(`#join .player-${valuesIfFree.players}`)).toBeInViewport({ ratio: 1 });
});
