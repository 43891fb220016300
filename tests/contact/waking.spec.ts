import { holdBack } from '../browser/holdBack.ts';
import { pageReady } from '../browser/pageReady.ts';
import { expect, form, newMessage, stored, test } from './form.ts';
import { chunk, openWithSlowScript } from './slowScript.ts';

test('the first press comes before the script: it is held, and sent once without a page load', async ({ page }) => {
  const message = newMessage();
  const arrive = await openWithSlowScript(page);
  await form(page).fill(message);
  await form(page).button.dblclick();
  await expect(form(page).island).toHaveAttribute('data-held');
  await form(page).expectTyped(message);
  arrive();
  await expect(form(page).receipt).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
  expect(stored(message)).toHaveLength(1);
});

test('what was typed before the script came is not lost, and is kept from then on', async ({ page }) => {
  const message = newMessage();
  const arrive = await openWithSlowScript(page);
  await form(page).fill(message);
  arrive();
  await expect(form(page).island).toHaveAttribute('data-awake');
  await form(page).expectTyped(message);
  await form(page).open();
  await form(page).expectTyped(message);
  await expect(form(page).status).toContainText('We kept');
});

test('what was corrected on the page with mistakes before its script came is not lost', async ({ page }) => {
  const message = newMessage();
  await page.route(chunk, (route) => route.abort());
  await page.goto('/about');
  await form(page).fill({ ...message, email: 'dewi' });
  await form(page).button.click();
  await expect(page).toHaveURL(/\/api\/contact/);
  await page.unroute(chunk);
  // The same page again, with a script that comes late.
  const arrive = await holdBack(page, chunk);
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  const corrected = { ...message, message: 'Corrected at once' };
  await form(page).fill(corrected);
  arrive();
  await expect(form(page).island).toHaveAttribute('data-awake');
  await form(page).expectTyped(corrected);
  await form(page).button.click();
  await expect(form(page).receipt).toBeVisible();
  expect(stored(message)[0]?.message).toBe('Corrected at once');
});

test('where the script never ends arriving the form does not wait for it for ever', async ({ page }) => {
  const message = newMessage();
  await page.clock.install();
  await openWithSlowScript(page);
  await form(page).fill(message);
  await form(page).button.click();
  await expect(form(page).island).toHaveAttribute('data-held');
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
  await pageReady(page);
  await context.setOffline(true);
  await form(page).island.scrollIntoViewIfNeeded();
  await form(page).fill(message);
  await form(page).button.click();
  await page.waitForTimeout(500);
  await expect(form(page).field('message')).toHaveValue(message.message);
  await context.setOffline(false);
  await expect(form(page).receipt).toBeVisible();
  expect(stored(message)).toHaveLength(1);
});

test('a script that could not arrive is asked for again when the form is touched', async ({ page }) => {
  await page.route(chunk, (route) => route.abort());
  await page.goto('/about');
  await Promise.all([page.waitForEvent('requestfailed'), form(page).island.scrollIntoViewIfNeeded()]);
  await form(page).field('name').fill('Dewi');
  await page.unroute(chunk);
  await form(page).field('email').focus();
  await expect(form(page).island).toHaveAttribute('data-awake');
  await expect(form(page).field('name')).toHaveValue('Dewi');
});

test('what was pressed is what is sent: nothing is added while the press waits for the script', async ({ page }) => {
  const message = newMessage('Can we come on Tuesday?');
  const arrive = await openWithSlowScript(page);
  await form(page).fill(message);
  await form(page).button.click();
  await expect(form(page).island).toHaveAttribute('data-held');
  await form(page).field('message').focus();
  await page.keyboard.type(' And also on');
  await form(page).expectTyped(message);
  arrive();
  await expect(form(page).receipt).toBeVisible();
  expect(stored(message).map(({ message: text }) => text)).toEqual(['Can we come on Tuesday?']);
});
