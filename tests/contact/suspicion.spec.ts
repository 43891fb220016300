import { pageParameter } from '../../contract/contactState.ts';
import { isProven } from '../../server/contact/spam/isProven.ts';
import { holdBack } from '../browser/holdBack.ts';
import { button, expect, field, fill, island, newMessage, open, receipt, status, stored, test } from './form.ts';

test('a draft that lived through a reload is never too fast for a person', async ({ page }) => {
  const message = newMessage();
  await open(page);
  await fill(page, message);
  await open(page);
  await field(page, 'message').press('End');
  await page.keyboard.type('!');
  await button(page).click();
  await expect(receipt(page)).toBeVisible();
  expect(stored(message)).toMatchObject([{ suspected: '' }]);
});

test('time counts from when the page was shown, and not from when its script came', async ({ page }) => {
  const message = newMessage();
  const arrive = await holdBack(page, '**/wakeContactForm-*.js');
  await page.goto('/about');
  await fill(page, message);
  await page.waitForFunction(() => performance.now() > 1600);
  arrive();
  await expect(island(page)).toHaveAttribute('data-awake');
  await field(page, 'message').press('End');
  await page.keyboard.type('!');
  await button(page).click();
  await expect(receipt(page)).toBeVisible();
  expect(stored(message)).toMatchObject([{ suspected: '' }]);
});

test('what a page shown anew with a mistake is corrected with is not too fast either', async ({ page }) => {
  const message = newMessage();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/about');
  await fill(page, { ...message, message: '' });
  await button(page).click();
  await expect(field(page, 'message')).toHaveAttribute('aria-invalid');
  await page.unroute('**/assets/*.js');
  // Once more, with its script.
  await button(page).click();
  await expect(island(page)).toHaveAttribute('data-awake');
  await field(page, 'message').fill(message.message);
  await button(page).click();
  await expect(receipt(page)).toBeVisible();
  expect(stored(message)).toMatchObject([{ suspected: '' }]);
});

test('the browser has done its proof of work for a message that it sends, or sends again', async ({
  page,
  context,
}) => {
  await open(page);
  await fill(page, newMessage());
  await context.setOffline(true);
  await button(page).click();
  await expect(status(page)).toContainText('You are offline');
  const asked = page.waitForRequest((request) => request.url().includes('/api/contact'));
  await context.setOffline(false);
  const request = await asked;
  const token = new URL(request.url()).searchParams.get(pageParameter) ?? '';
  const { proof } = request.postDataJSON();
  expect(isProven(token, await request.headerValue('idempotency-key'), proof)).toBe(true);
});
