import { expect, type Page, test } from '@playwright/test';
import { content } from '../browser/content.ts';
import { main, region } from '../browser/visitor.ts';
import { said, seven, six, takeAPlace } from './evening.ts';

const { evening, home } = content;
const { join, events, dashboard } = home.features;
const screen = (page: Page, { alt }: { alt: string }) => main(page).getByRole('img', { name: alt });
const shown = (page: Page, picture: { alt: string }, words: string) =>
  screen(page, picture).getByText(words, { exact: true }).filter({ visible: true });

async function expectTaken(page: Page, taken: boolean) {
  const { paid, in: players, spots } = taken ? seven : six;
  await expect(shown(page, join, taken ? said.taken : said.left)).toBeVisible();
  await expect(shown(page, events, String(paid))).toBeVisible();
  await expect(shown(page, dashboard, fillGoing(players, spots))).toBeVisible();
  await expect(shown(page, events, evening.join.who)).toHaveCount(taken ? 1 : 0);
}

const fillGoing = (players: number, spots: number) =>
  evening.dashboard.going.replace('{in}', String(players)).replace('{spots}', String(spots));

test.describe('Take a place', () => {
  test('Pressed, the place is taken in every screen at once, and given back', async ({ page }) => {
    await page.goto('/');
    await expectTaken(page, false);
    await takeAPlace(page).click();
    await expect(takeAPlace(page)).toHaveAccessibleName(`${evening.dashboard.youAreIn} ${evening.join.giveBack}`);
    await expectTaken(page, true);
    await takeAPlace(page).click();
    await expect(takeAPlace(page)).toHaveAccessibleName(evening.join.take);
    await expectTaken(page, false);
  });

  test('By keyboard, and a screen reader is told', async ({ page }) => {
    await page.goto('/');
    await takeAPlace(page).press('Space');
    await expect(region(page, home.features.title).getByRole('status')).toHaveText(said.taken, { useInnerText: true });
    await expect(takeAPlace(page)).toBeChecked();
    await takeAPlace(page).press('Space');
    await expect(region(page, home.features.title).getByRole('status')).toHaveText('', { useInnerText: true });
  });

  test('Nothing changes its height or scrolls inside its frame', async ({ page }) => {
    await page.goto('/');
    await takeAPlace(page).scrollIntoViewIfNeeded();
    const heights = () =>
      page.evaluate(() => [
        document.documentElement.scrollHeight,
        ...[...document.querySelectorAll('main *')].map((element) => element.scrollTop).filter(Boolean),
      ]);
    const before = await heights();
    await takeAPlace(page).press('Space');
    await expectTaken(page, true);
    expect(await heights()).toEqual(before);
  });
});

test.describe('Take a place without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('It is taken and given back all the same', async ({ page }) => {
    await page.goto('/');
    await takeAPlace(page).click();
    await expectTaken(page, true);
    await takeAPlace(page).click();
    await expectTaken(page, false);
  });
});
