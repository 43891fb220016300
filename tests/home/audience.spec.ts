import { expect, test } from '@playwright/test';
import { hallProps } from '../../site/home/hallProps.ts';
import { closes, hallAt, opens, shownHour } from '../../site/islands/hall.ts';
import { content } from '../browser/content.ts';

const { hero } = content.home;
const others = [
  { topic: 'host', words: hero.host },
  { topic: 'coach', words: hero.coach },
] as const;

for (const { topic, words } of others) {
  // The one with script, the other without, are for npm test: they differ by their words.
  test(`${topic}: headline, lead and buttons follow, and nothing moves`, {
    tag: topic === 'host' ? [] : '@rest',
  }, async ({ page }) => {
    await page.goto('/');
    const headline = page.getByRole('heading', { level: 1 });
    const plan = page.getByRole('list', { name: hero.plan });
    await expect(headline).toHaveText(hero.title);
    const before = await plan.boundingBox();
    await page.getByRole('radio', { name: words.choice }).check({ force: true });
    await expect(headline).toHaveText(words.title);
    await expect(
      page.getByText(topic === 'host' ? hallAt(shownHour, hallProps(content)).note : words.note),
    ).toBeVisible();
    expect(await plan.boundingBox()).toEqual(before);
    await page.reload();
    await expect(headline, 'kept while browsing').toHaveText(words.title);
    await page.getByRole('link', { name: words.talk }).click();
    await expect(page).toHaveURL(`/about?topic=${topic}#contact`);
    await expect(page.getByLabel(content.form.message)).toHaveValue(new RegExp(`^${content.form.topics[topic]}`));
  });
}

test('host: the slider shows the hall at another hour, and what it has earned by then', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: hero.host.choice }).check({ force: true });
  const hall = hallProps(content);
  for (const hour of [closes, opens]) {
    await page.getByRole('slider', { name: hero.host.hour }).fill(String(hour));
    const { note, taken } = hallAt(hour, hall);
    await expect(page.getByText(note)).toBeVisible();
    await expect(page.getByText(taken)).toBeVisible();
    const free = Object.values(hall.bookings).filter((all) => !all.some(({ from, to }) => from <= hour && hour < to));
    await expect(page.locator('.floor-plan-free')).toHaveCount(free.length);
  }
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const { words, topic } of others) {
    test(`${topic}: the choice and the topic work as well`, { tag: topic === 'coach' ? [] : '@rest' }, async ({
      page,
    }) => {
      await page.goto('/');
      await page.getByRole('radio', { name: words.choice }).check({ force: true });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
      await page.getByRole('link', { name: words.talk }).click();
      await expect(page.getByLabel(content.form.message)).toHaveValue(new RegExp(`^${content.form.topics[topic]}`));
    });
  }
});
