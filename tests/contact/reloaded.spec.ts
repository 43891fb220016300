import { button, expect, expectTyped, field, fill, island, newMessage, open, receipt, stored, test } from './form.ts';

// Firefox fills in again on a reload what the fields held; Chromium does so on the way back.
test('what was sent does not come back with a reload, to be sent again', async ({ page }) => {
  const message = newMessage();
  await open(page);
  await fill(page, message);
  await button(page).click();
  await expect(receipt(page)).toBeVisible();
  await page.reload();
  await field(page, 'message').scrollIntoViewIfNeeded();
  await expect(island(page)).toHaveAttribute('data-awake');
  await expectTyped(page, { name: '', email: '', message: '' });
  expect(stored(message)).toHaveLength(1);
});

test('what was typed comes back with a reload as the same message', async ({ page }) => {
  const message = newMessage();
  await open(page);
  await fill(page, message);
  await page.reload();
  await field(page, 'message').scrollIntoViewIfNeeded();
  await expectTyped(page, message);
  await button(page).click();
  await expect(receipt(page)).toBeVisible();
  expect(stored(message)).toHaveLength(1);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('contact')))).toEqual([]);
});
