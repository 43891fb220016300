import { content } from '../browser/content.ts';
import { expect, form, newMessage, stored, test } from './form.ts';
import { openWithSlowScript } from './slowScript.ts';

test('words typed before the script came are a message of their own, and the old draft is not lost to them', async ({
  page,
  context,
}) => {
  const old = newMessage('The old one');
  await form(page).write(old);
  const arrive = await openWithSlowScript(page);
  await form(page).field('message').fill('Something else');
  arrive();
  await expect(form(page).island).toHaveAttribute('data-awake');
  const typed = { name: '', email: '', message: 'Something else' };
  await form(page).expectTyped(typed);
  const next = await context.newPage();
  await form(next).open();
  await form(next).expectTyped(old);
  await form(page).open();
  await form(page).expectTyped(typed);
});

test('a letter more before the script came goes on with the draft', async ({ page }) => {
  const message = await form(page).write(newMessage('The old one'));
  const arrive = await openWithSlowScript(page);
  // As Firefox does by itself when a page is loaded anew.
  await form(page).fill({ ...message, message: 'The old one, and more' });
  arrive();
  await expect(form(page).status).toContainText(content.form.later.restored);
  await form(page).button.click();
  await expect(form(page).receipt).toBeVisible();
  await form(page).sent.getByRole('link').click();
  await form(page).open();
  await form(page).expectTyped({ name: '', email: '', message: '' });
  expect(stored(message).map(({ message: text }) => text)).toEqual(['The old one, and more']);
});

test('the thanks for a message sent without the script do not come back over the next one', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/about');
  await form(page).fill(newMessage());
  await form(page).button.click();
  await expect(form(page).receipt).toBeVisible();
  await page.unroute('**/assets/*.js');
  await page.reload();
  await expect(form(page).island).toHaveAttribute('data-awake');
  await expect(form(page).receipt).toBeVisible();
  await form(page).sent.getByRole('link').click();
  const next = newMessage('The next one');
  await form(page).fill(next);
  await page.reload();
  await form(page).island.scrollIntoViewIfNeeded();
  await form(page).expectTyped(next);
  await form(page).button.click();
  await expect(form(page).receipt).toBeVisible();
  await expect(form(page).receipt).toHaveText(stored(next)[0]?.receipt ?? 'nothing stored');
});
