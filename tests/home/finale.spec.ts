import { content } from '../browser/content.ts';
import { desktop, laptop, main, narrowestTablet, region, smallPhone } from '../browser/pageHelpers.ts';
import { expect, test } from '../browser/test.ts';
import { ring } from './home.ts';

const { finale } = content.home;
const { courts, evening, about } = content;
const { title: aboutTitle, taken: aboutTaken } = about.banner;

test('home’s last section has players, stores and a message to a friend, and fits every window', async ({ page }) => {
  await page.goto('/');
  const section = region(page, finale.title);
  await expect(section.getByText(finale.text)).toBeVisible();
  const hours = section.locator('.finale-hours');
  const hourCount = await hours.evaluate(({ scrollHeight, clientHeight }) => scrollHeight / clientHeight);
  expect(hourCount, 'the clock shows one of its three hours').toBeCloseTo(3, 0);
  await expect(section.getByRole('link', { name: content.site.stores.googlePlay.name })).toBeVisible();
  await expect(section.getByRole('link', { name: courts.ask })).toContainText(courts.rooms.badminton.game);
  await expect(section.locator('.finale-person img').nth(2), 'each has its drawing').toHaveAttribute('src', /#2$/);
  for (const name of [...evening.people.players, evening.join.phoneOwner]) await expect(section).toContainText(name);
  for (const size of [laptop, narrowestTablet, smallPhone]) {
    await page.setViewportSize(size);
    await section.scrollIntoViewIfNeeded();
    await expect.poll(async () => (await ring(page).boundingBox())?.width, 'easy to press').toBeGreaterThanOrEqual(64);
    expect((await section.boundingBox())?.height, `at ${size.width} px`).toBeLessThanOrEqual(size.height);
  }
});

test('a place taken on home or about stays taken in this tab until the next press', async ({ page }) => {
  await page.goto('/');
  await ring(page).press('Space');
  const section = region(page, finale.taken.title);
  await expect(section.getByRole('status')).toHaveText(finale.taken.text, { useInnerText: true });
  await expect(section.getByText(finale.text)).toBeHidden();
  for (const name of [courts.taken.keep, courts.taken.tell])
    await expect(section.getByRole('link', { name })).toBeVisible();
  await expect(section.getByRole('link', { name: courts.ask })).toBeHidden();

  const headline = page.getByRole('heading', { level: 1, name: aboutTitle });
  await page.goto('/about');
  for (const size of [desktop, smallPhone]) {
    await page.setViewportSize(size);
    await expect.poll(async () => (await ring(page).boundingBox())?.width, 'easy to press').toBeGreaterThanOrEqual(64);
  }
  await expect(headline).toBeVisible();
  await ring(page).press('Space');
  await expect(main(page).getByText(aboutTaken)).toBeVisible();
  await expect(main(page).getByRole('link', { name: courts.taken.keep })).toBeVisible();
  await expect(headline).toBeHidden();
  await expect(page.locator('.player-visitor')).toBeVisible();

  await page.goto('/');
  await expect(ring(page), 'still taken').toBeChecked();
  await ring(page).press('Space');
  await expect(region(page, finale.title).getByText(finale.text)).toBeVisible();
  await expect(main(page).getByText(finale.taken.text)).toBeHidden();
  await page.goto('/about');
  await expect(ring(page), 'still taken').toBeChecked();
  await ring(page).press('Space');
  await expect(headline).toBeVisible();
  for (const path of ['/', '/about']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(ring(page), 'free again').not.toBeChecked();
  }
});
