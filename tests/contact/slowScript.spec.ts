import { elapsedField } from '../../contract/contactState.ts';
import { content } from '../browser/content.ts';
import { pageReady } from '../browser/pageReady.ts';
import { api, expect, newMessage, openWithSlowScript, script, stored, test } from './form.ts';

const { sending, submit } = content.form;

test('a press before the script arrives says Sending at once, and sends once without a page load', async ({
  page,
  contact,
}) => {
  const message = newMessage();
  const arrive = await openWithSlowScript(page);
  await contact.fill(message);
  await contact.button.dblclick();
  await expect(contact.button).toHaveAccessibleName(sending);
  await contact.expectTyped(message);
  for (const field of await contact.island.getByRole('textbox').all()) await expect(field).toBeEditable();
  const pressed = await page.evaluate(() => performance.now());
  const request = page.waitForRequest(api);
  arrive();
  // Time counts from when the page was shown, not from when its script came.
  expect((await request).postDataJSON()[elapsedField]).toBeGreaterThanOrEqual(Math.floor(pressed));
  await expect(contact.receipt).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
  expect(stored(message)).toHaveLength(1);
});

test('where the script never ends arriving the form does not wait for it for ever, and its receipt does not come back over the next message', async ({
  page,
  contact,
}) => {
  const message = newMessage();
  await page.clock.install();
  await openWithSlowScript(page);
  await contact.fill(message);
  await contact.button.click();
  await expect(contact.island).toHaveAttribute('data-held');
  await page.clock.fastForward(5000);
  await expect(page).toHaveURL(/\/about\?sent=/);
  expect(stored(message)).toHaveLength(1);

  await page.unroute(script);
  await page.reload();
  await expect(contact.island).toHaveAttribute('data-hydrated');
  await contact.sent.getByRole('link').click();
  const next = newMessage('The next one');
  await contact.fill(next);
  await page.reload();
  await contact.island.scrollIntoViewIfNeeded();
  await contact.expectTyped(next);
});

test('offline before the script arrives, the words stay on the page until the connection returns', async ({
  page,
  context,
  contact,
}) => {
  const message = newMessage();
  await page.goto('/about');
  await pageReady(page);
  await context.setOffline(true);
  await contact.island.scrollIntoViewIfNeeded();
  await contact.fill(message);
  await Promise.all([page.waitForEvent('requestfailed'), contact.button.click()]);
  await expect(contact.field('message')).toHaveValue(message.message);
  await context.setOffline(false);
  await expect(contact.receipt).toBeVisible();
  expect(stored(message)).toHaveLength(1);
});

test('typing after the press cancels it: all words stay, and nothing is sent', async ({ page, contact }) => {
  const message = newMessage('Can we come on Tuesday?');
  const arrive = await openWithSlowScript(page);
  await contact.fill(message);
  await contact.button.click();
  await expect(contact.button).toHaveAccessibleName(sending);
  await contact.field('message').press('Control+End');
  await page.keyboard.type(' And on Friday?');
  await expect(contact.button).toHaveAccessibleName(submit);
  arrive();
  await expect(contact.island).toHaveAttribute('data-hydrated');
  await contact.expectTyped({ ...message, message: 'Can we come on Tuesday? And on Friday?' });
  expect(stored(message)).toEqual([]);
  await contact.button.click();
  await expect(contact.receipt).toBeVisible();
  expect(stored(message)).toMatchObject([{ message: 'Can we come on Tuesday? And on Friday?' }]);
});
