import { holdBack } from '../browser/holdBack.ts';
import { expect, form, newMessage, stored, test } from './form.ts';

test('a draft that lived through a reload is never too fast for a person', async ({ page }) => {
  const message = await form(page).write();
  await form(page).open();
  await form(page).field('message').press('End');
  await page.keyboard.type('!');
  await form(page).button.click();
  await expect(form(page).receipt).toBeVisible();
  expect(stored(message)).toMatchObject([{ suspected: '' }]);
});

test('time counts from when the page was shown, and not from when its script came', async ({ page }) => {
  const message = newMessage();
  const arrive = await holdBack(page, '**/wakeContactForm-*.js');
  await page.goto('/about');
  await form(page).fill(message);
  await page.waitForFunction(() => performance.now() > 3100);
  arrive();
  await expect(form(page).island).toHaveAttribute('data-awake');
  await form(page).field('message').press('End');
  await page.keyboard.type('!');
  await form(page).button.click();
  await expect(form(page).receipt).toBeVisible();
  expect(stored(message)).toMatchObject([{ suspected: '' }]);
});

test('what a page shown anew with a mistake is corrected with is not too fast either', async ({ page }) => {
  const message = newMessage();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/about');
  await form(page).fill({ ...message, message: '' });
  await form(page).button.click();
  await expect(form(page).field('message')).toHaveAttribute('aria-invalid');
  await page.unroute('**/assets/*.js');
  // Once more, with its script.
  await form(page).button.click();
  await expect(form(page).island).toHaveAttribute('data-awake');
  await form(page).field('message').fill(message.message);
  await form(page).button.click();
  await expect(form(page).receipt).toBeVisible();
  expect(stored(message)).toMatchObject([{ suspected: '' }]);
});
