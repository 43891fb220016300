import { expect, type Page, test } from '@playwright/test';
import { figures, fill } from '../../site/screens/figures.ts';
import { content } from '../browser/content.ts';
import { main, region } from '../browser/visitor.ts';
import { takeAPlace } from './home.ts';

const { evening, home } = content;
/** The evening's figures with six players, and with the visitor as the seventh. */
const six = figures(evening);
const seven = figures(evening, 1);
const { join, events, dashboard } = home.features;
const screen = (page: Page, { alt }: { alt: string }) => main(page).getByRole('img', { name: alt });
const shown = (page: Page, picture: { alt: string }, words: string) =>
  screen(page, picture).getByText(words, { exact: true }).filter({ visible: true });

async function expectTaken(page: Page, taken: boolean) {
  const { paid, in: players, spots } = taken ? seven : six;
  await expect(shown(page, join, taken ? fill(evening.join.taken, seven) : fill(evening.join.left, six))).toBeVisible();
  await expect(shown(page, events, String(paid))).toBeVisible();
  await expect(shown(page, dashboard, fillGoing(players, spots))).toBeVisible();
  await expect(shown(page, events, evening.join.who)).toHaveCount(taken ? 1 : 0);
}

const fillGoing = (players: number, spots: number) =>
  evening.dashboard.going.replace('{in}', String(players)).replace('{spots}', String(spots));

test.describe('Take a place', () => {
  test('Pressed, the place is taken in every screen at once, without a change of height, and given back', async ({
    page,
  }) => {
    await page.goto('/');
    await takeAPlace(page).scrollIntoViewIfNeeded();
    const heights = () =>
      page.evaluate(() => [
        document.documentElement.scrollHeight,
        ...[...document.querySelectorAll('main *')].map((element) => element.scrollTop).filter(Boolean),
      ]);
    const before = await heights();
    const status = region(page, home.features.title).getByRole('status');
    await expectTaken(page, false);
    await takeAPlace(page).press('Space');
    await expect(takeAPlace(page)).toHaveAccessibleName(`${evening.dashboard.youAreIn} ${evening.join.giveBack}`);
    await expectTaken(page, true);
    await expect(status, 'told by a screen reader').toHaveText(fill(evening.join.taken, seven), { useInnerText: true });
    expect(await heights(), 'nothing is scrolled inside its frame').toEqual(before);
    await takeAPlace(page).click();
    await expect(takeAPlace(page)).toHaveAccessibleName(evening.join.take);
    await expectTaken(page, false);
    await expect(status).toHaveText('', { useInnerText: true });
  });

  test('A tap on a phone takes it and leaves the page where it is', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const place = takeAPlace(page);
    await place.evaluate((element) => element.scrollIntoView({ block: 'end', inline: 'center', behavior: 'instant' }));
    const top = () => page.evaluate(() => Math.round(scrollY));
    const before = await top();
    await place.click();
    await expectTaken(page, true);
    expect(await top()).toBe(before);
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
