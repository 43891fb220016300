import { expect, form, stored, test } from './form.ts';

// Firefox fills in again on a reload what the fields held; Chromium does so on the way back.
test('what was sent does not come back with a reload, to be sent again', async ({ page }) => {
  const message = await form(page).send();
  await expect(form(page).receipt).toBeVisible();
  await page.reload();
  await form(page).field('message').scrollIntoViewIfNeeded();
  await expect(form(page).island).toHaveAttribute('data-awake');
  await form(page).expectTyped({ name: '', email: '', message: '' });
  expect(stored(message)).toHaveLength(1);
});

test('what was typed comes back with a reload as the same message', async ({ page }) => {
  const message = await form(page).write();
  await page.reload();
  await form(page).field('message').scrollIntoViewIfNeeded();
  await form(page).expectTyped(message);
  await form(page).button.click();
  await expect(form(page).receipt).toBeVisible();
  expect(stored(message)).toHaveLength(1);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('contact')))).toEqual([]);
});
