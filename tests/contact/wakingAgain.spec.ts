import { content } from '../browser/content.ts';
import {
  button,
  expect,
  expectTyped,
  field,
  fill,
  island,
  newMessage,
  open,
  receipt,
  sent,
  status,
  stored,
  test,
} from './form.ts';
import { openWithSlowScript } from './slowScript.ts';

test('words typed before the script came are a message of their own, and the old draft is not lost to them', async ({
  page,
  context,
}) => {
  const old = newMessage('The old one');
  await open(page);
  await fill(page, old);
  const arrive = await openWithSlowScript(page);
  await field(page, 'message').fill('Something else');
  arrive();
  await expect(island(page)).toHaveAttribute('data-awake');
  const typed = { name: '', email: '', message: 'Something else' };
  await expectTyped(page, typed);
  const next = await context.newPage();
  await open(next);
  await expectTyped(next, old);
  await open(page);
  await expectTyped(page, typed);
});

test('a letter more before the script came goes on with the draft', async ({ page }) => {
  const message = newMessage('The old one');
  await open(page);
  await fill(page, message);
  const arrive = await openWithSlowScript(page);
  // As Firefox does by itself when a page is loaded anew.
  await fill(page, { ...message, message: 'The old one, and more' });
  arrive();
  await expect(status(page)).toContainText(content.form.later.restored);
  await button(page).click();
  await expect(receipt(page)).toBeVisible();
  await sent(page).getByRole('link').click();
  await open(page);
  await expectTyped(page, { name: '', email: '', message: '' });
  expect(stored(message).map(({ message: text }) => text)).toEqual(['The old one, and more']);
});

test('the thanks for a message sent without the script do not come back over the next one', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/about');
  await fill(page, newMessage());
  await button(page).click();
  await expect(receipt(page)).toBeVisible();
  await page.unroute('**/assets/*.js');
  await page.reload();
  await expect(island(page)).toHaveAttribute('data-awake');
  await expect(receipt(page)).toBeVisible();
  await sent(page).getByRole('link').click();
  const next = newMessage('The next one');
  await fill(page, next);
  await page.reload();
  await island(page).scrollIntoViewIfNeeded();
  await expectTyped(page, next);
  await button(page).click();
  await expect(receipt(page)).toBeVisible();
  await expect(receipt(page)).toHaveText(stored(next)[0]?.receipt ?? 'nothing stored');
});
