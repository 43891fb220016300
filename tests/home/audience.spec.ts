import type { Page } from '@playwright/test';
import { closingHour, hallAt, hallProps, initialHour, openingHour } from '../../site/islands/hall.ts';
import { content } from '../browser/content.ts';
import { expect, test } from '../browser/reading.ts';

const { hero } = content.home;
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const headline = (page: Page) => page.getByRole('heading', { level: 1 });
const choose = (page: Page, { choice }: { choice: string }) =>
  page.getByRole('radio', { name: choice }).check({ force: true });

async function expectTopic(page: Page, topic: 'host' | 'coach') {
  await page.getByRole('link', { name: hero[topic].talk }).click();
  await expect(page.getByLabel(content.form.message)).toHaveValue(new RegExp(`^${content.form.topics[topic]}`));
}

// The test without script, below, covers coaches.
test('A host gets a headline, a link to the form and the hall’s income at each hour', async ({ tab: page }) => {
  await page.goto('/');
  const plan = page.getByRole('list', { name: hero.plan });
  await expect(headline(page)).toHaveText(hero.title);
  const before = await plan.boundingBox();
  await choose(page, hero.host);
  await expect(headline(page)).toHaveText(hero.host.title);
  const hall = hallProps(content);
  await expect(page.getByText(hallAt(initialHour, hall).note)).toBeVisible();
  expect(await plan.boundingBox()).toEqual(before);
  for (const hour of [closingHour, openingHour]) {
    const slider = page.getByRole('slider', { name: hero.host.hour });
    await slider.fill(String(hour));
    const { note, taken } = hallAt(hour, hall);
    await expect(slider).toHaveAttribute('aria-valuetext', `${note} ${taken}`);
    await expect(page.getByText(note)).toBeVisible();
    await expect(page.getByText(taken)).toBeVisible();
    const free = Object.values(hall.bookings).filter(
      (slots) => !slots.some(({ from, to }) => from <= hour && hour < to),
    );
    await expect(page.locator('.floor-plan-free')).toHaveCount(free.length);
  }
  await page.reload();
  await expect(headline(page), 'the choice is kept').toHaveText(hero.host.title);
  await expect(page.getByRole('slider', { name: hero.host.hour })).toBeVisible();
  await expectTopic(page, 'host');
  await expect(page).toHaveURL('/about?topic=host#contact');
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a coach gets a headline and the form’s topic', async ({ tab: page }) => {
    await page.goto('/');
    await choose(page, hero.coach);
    await expect(headline(page)).toHaveText(hero.coach.title);
    await expectTopic(page, 'coach');
  });
});
