import type { Page } from '@playwright/test';
import { eventValues, fill } from '../../site/screens/eventValues.ts';
import { content } from '../browser/content.ts';
import { expect, test } from '../browser/test.ts';
import { main, region } from '../browser/visitor.ts';
import { placeCheckbox } from './home.ts';

const { evening, home } = content;
const withoutVisitor = eventValues(evening);
const withVisitor = eventValues(evening, { moreGuests: 1 });
const { join, events, dashboard } = home.features;
const textIn = (page: Page, { alt }: { alt: string }, words: string) =>
  main(page).getByRole('img', { name: alt }).getByText(words, { exact: true }).filter({ visible: true });

async function expectTaken(page: Page, taken: boolean) {
  const expected = taken ? withVisitor : withoutVisitor;
  const going = fill(evening.dashboard.going, expected);
  await expect(textIn(page, join, fill(taken ? evening.join.taken : evening.join.placesLeft, expected))).toBeVisible();
  await expect(textIn(page, events, String(expected.paid))).toBeVisible();
  await expect(textIn(page, dashboard, going)).toBeVisible();
  await expect(textIn(page, events, evening.join.phoneOwner)).toHaveCount(taken ? 1 : 0);
  await expect(page.locator('#join .player-6'), 'on the court').toHaveCSS('opacity', taken ? '1' : '0');
}

test('A press takes the place in every screen, a second gives it back, and nothing moves', async ({ page }) => {
  await page.goto('/');
  const place = placeCheckbox(page);
  await place.scrollIntoViewIfNeeded();
  const heights = () =>
    page.evaluate(() => [
      document.documentElement.scrollHeight,
      ...[...document.querySelectorAll('main *')].map((element) => element.scrollTop).filter(Boolean),
    ]);
  const before = await heights();
  const status = region(page, home.features.title).getByRole('status');
  await expectTaken(page, false);
  await place.press('Space');
  await expect(place).toHaveAccessibleName(`${evening.dashboard.youAreIn} ${evening.join.giveBack}`);
  await expectTaken(page, true);
  await expect(status, 'is announced').toHaveText(fill(evening.join.taken, withVisitor), { useInnerText: true });
  expect(await heights(), 'nothing is scrolled inside its frame').toEqual(before);
  await place.click();
  await expect(place).toHaveAccessibleName(evening.join.take);
  await expectTaken(page, false);
  await expect(status).toHaveText('', { useInnerText: true });

  await page.setViewportSize({ width: 360, height: 740 });
  await place.evaluate((element) => element.scrollIntoView({ block: 'end', inline: 'center', behavior: 'instant' }));
  const top = () => page.evaluate(() => Math.round(scrollY));
  const topBefore = await top();
  await place.click();
  await expectTaken(page, true);
  expect(await top()).toBe(topBefore);
});
