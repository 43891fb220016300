import { holdBack } from '../browser/holdBack.ts';
import { whole } from '../browser/whole.ts';
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
  status,
  stored,
  test,
} from './form.ts';
import { chunk, openWithSlowScript } from './slowScript.ts';

test('the first press comes before the script: it is held, and sent once without a page load', async ({ page }) => {
  const message = newMessage();
  const arrive = await openWithSlowScript(page);
  await fill(page, message);
  await button(page).dblclick();
  await expect(island(page)).toHaveAttribute('data-held');
  await expectTyped(page, message);
  arrive();
  await expect(receipt(page)).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
  expect(stored(message)).toHaveLength(1);
});

test('what was typed before the script came is not lost, and is kept from then on', async ({ page }) => {
  const message = newMessage();
  const arrive = await openWithSlowScript(page);
  await fill(page, message);
  arrive();
  await expect(island(page)).toHaveAttribute('data-awake');
  await expectTyped(page, message);
  await open(page);
  await expectTyped(page, message);
  await expect(status(page)).toContainText('We kept');
});

test('what was corrected on the page with mistakes before its script came is not lost', async ({ page }) => {
  const message = newMessage();
  await page.route(chunk, (route) => route.abort());
  await page.goto('/about');
  await fill(page, { ...message, email: 'dewi' });
  await button(page).click();
  await expect(page).toHaveURL(/\/api\/contact/);
  await page.unroute(chunk);
  // The same page again, with a script that comes late.
  const arrive = await holdBack(page, chunk);
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  const corrected = { ...message, message: 'Corrected at once' };
  await fill(page, corrected);
  arrive();
  await expect(island(page)).toHaveAttribute('data-awake');
  await expectTyped(page, corrected);
  await button(page).click();
  await expect(receipt(page)).toBeVisible();
  expect(stored(message)[0]?.message).toBe('Corrected at once');
});

test('where the script does not arrive the form is sent by the browser itself', async ({ page }) => {
  const message = newMessage();
  await page.route(chunk, (route) => route.abort());
  await page.goto('/about');
  await island(page).scrollIntoViewIfNeeded();
  await fill(page, message);
  await button(page).click();
  await expect(page).toHaveURL(/\/about\?sent=/);
  await expect(receipt(page)).toHaveText(stored(message)[0]?.receipt ?? 'nothing stored');
});

test('where the script never ends arriving the form does not wait for it for ever', async ({ page }) => {
  const message = newMessage();
  await page.clock.install();
  await openWithSlowScript(page);
  await fill(page, message);
  await button(page).click();
  await expect(island(page)).toHaveAttribute('data-held');
  await page.clock.fastForward(9000);
  await expect(page).toHaveURL(/\/about\?sent=/);
  expect(stored(message)).toHaveLength(1);
});

test('offline before the script came, the words stay on the page until the connection returns', async ({
  page,
  context,
}) => {
  const message = newMessage();
  await page.goto('/about');
  await whole(page);
  await context.setOffline(true);
  await island(page).scrollIntoViewIfNeeded();
  await fill(page, message);
  await button(page).click();
  await page.waitForTimeout(500);
  await expect(field(page, 'message')).toHaveValue(message.message);
  await context.setOffline(false);
  await expect(receipt(page)).toBeVisible();
  expect(stored(message)).toHaveLength(1);
});

test('a script that could not arrive is asked for again when the form is touched', async ({ page }) => {
  await page.route(chunk, (route) => route.abort());
  await page.goto('/about');
  await Promise.all([page.waitForEvent('requestfailed'), island(page).scrollIntoViewIfNeeded()]);
  await field(page, 'name').fill('Dewi');
  await page.unroute(chunk);
  await field(page, 'email').focus();
  await expect(island(page)).toHaveAttribute('data-awake');
  await expect(field(page, 'name')).toHaveValue('Dewi');
});

test('what was pressed is what is sent: nothing is added while the press waits for the script', async ({ page }) => {
  const message = newMessage('Can we come on Tuesday?');
  const arrive = await openWithSlowScript(page);
  await fill(page, message);
  await button(page).click();
  await expect(island(page)).toHaveAttribute('data-held');
  await field(page, 'message').focus();
  await page.keyboard.type(' And also on');
  await expectTyped(page, message);
  arrive();
  await expect(receipt(page)).toBeVisible();
  expect(stored(message).map(({ message: text }) => text)).toEqual(['Can we come on Tuesday?']);
});
