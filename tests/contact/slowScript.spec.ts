import { content } from '../browser/content.ts';
import { holdBack } from '../browser/holdBack.ts';
import { pageReady } from '../browser/pageReady.ts';
import { expect, form, newMessage, openWithSlowScript, script, stored, test } from './form.ts';

test('a press before the script has come says Sending at once, and is sent once without a page load', async ({
  page,
}) => {
  const message = newMessage();
  const arrive = await openWithSlowScript(page);
  await form(page).fill(message);
  await form(page).button.dblclick();
  await expect(form(page).button).toHaveAccessibleName(content.form.sending);
  await form(page).expectTyped(message);
  arrive();
  await expect(form(page).receipt).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
  expect(stored(message)).toHaveLength(1);
});

test('what was corrected on the page with mistakes before its script came is not lost', async ({ page }) => {
  const message = newMessage();
  await page.route(script, (route) => route.abort());
  await page.goto('/about');
  await form(page).fill({ ...message, email: 'dewi' });
  await form(page).button.click();
  await expect(page).toHaveURL(/\/api\/contact/);
  await page.unroute(script);
  // The same page again, with a script that comes late.
  const arrive = await holdBack(page, script);
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  const corrected = { ...message, message: 'Corrected at once' };
  await form(page).fill(corrected);
  arrive();
  await expect(form(page).island).toHaveAttribute('data-hydrated');
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
  await page.clock.fastForward(5000);
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
  await Promise.all([page.waitForEvent('requestfailed'), form(page).button.click()]);
  await expect(form(page).field('message')).toHaveValue(message.message);
  await context.setOffline(false);
  await expect(form(page).receipt).toBeVisible();
  expect(stored(message)).toHaveLength(1);
});

test('a script that could not arrive is asked for again when the form is touched', async ({ page }) => {
  await page.route(script, (route) => route.abort());
  await page.goto('/about');
  await Promise.all([page.waitForEvent('requestfailed'), form(page).island.scrollIntoViewIfNeeded()]);
  await form(page).field('name').fill('Dewi');
  await page.unroute(script);
  await form(page).field('email').focus();
  await expect(form(page).island).toHaveAttribute('data-hydrated');
  await expect(form(page).field('name')).toHaveValue('Dewi');
});

test('who types on after the press has taken it back: all words stay, and none is sent by itself', async ({ page }) => {
  const message = newMessage('Can we come on Tuesday?');
  const arrive = await openWithSlowScript(page);
  await form(page).fill(message);
  await form(page).button.click();
  await expect(form(page).button).toHaveAccessibleName(content.form.sending);
  await form(page).field('message').press('Control+End');
  await page.keyboard.type(' And on Friday?');
  await expect(form(page).button).toHaveAccessibleName(content.form.submit);
  arrive();
  await expect(form(page).island).toHaveAttribute('data-hydrated');
  await form(page).expectTyped({ ...message, message: 'Can we come on Tuesday? And on Friday?' });
  expect(stored(message)).toEqual([]);
  await form(page).button.click();
  await expect(form(page).receipt).toBeVisible();
  expect(stored(message).map(({ message: text }) => text)).toEqual(['Can we come on Tuesday? And on Friday?']);
});

test('time counts from when the page was shown, and not from when its script came', async ({ page }) => {
  const message = newMessage('We looked at the page for a while.');
  const arrive = await openWithSlowScript(page);
  await form(page).fill(message);
  await page.waitForFunction(() => performance.now() > 3200);
  arrive();
  await expect(form(page).island).toHaveAttribute('data-hydrated');
  await form(page).button.click();
  await expect(form(page).receipt).toBeVisible();
  expect(stored(message)).toMatchObject([{ suspected: '' }]);
});

test('the receipt of a message sent without the script does not come back over the next one', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/about');
  await form(page).fill(newMessage());
  await form(page).button.click();
  await expect(form(page).receipt).toBeVisible();
  await page.unroute('**/assets/*.js');
  await page.reload();
  await expect(form(page).island).toHaveAttribute('data-hydrated');
  await form(page).sent.getByRole('link').click();
  const next = newMessage('The next one');
  await form(page).fill(next);
  await page.reload();
  await form(page).island.scrollIntoViewIfNeeded();
  await form(page).expectTyped(next);
});
