import { expect, test } from '@playwright/test';
import { content } from '../browser/content.ts';
import { region } from '../browser/visitor.ts';

const { finale } = content.home;
const { courts, evening } = content;

test('19:00: the last scene says who is there, shows the stores, and asks a friend by WhatsApp', async ({ page }) => {
  await page.goto('/');
  const last = region(page, finale.title);
  await expect(last.getByText(finale.text)).toBeVisible();
  await expect(last.getByRole('link', { name: content.site.stores.googlePlay.name })).toBeVisible();
  const ask = new URL((await last.getByRole('link', { name: courts.ask }).getAttribute('href')) ?? '');
  expect(ask.origin).toBe('https://wa.me');
  expect(ask.searchParams.get('text')).toContain(courts.message.replace('{game}', courts.rooms.badminton.game));
  for (const guest of [...evening.people.in, evening.join.who]) await expect(last).toContainText(guest);
});
