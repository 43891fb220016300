import { emptyMessage } from '../../contract/contact.ts';
import { content } from '../browser/content.ts';
import { delayRequests } from '../browser/delayRequests.ts';
import { header } from '../browser/pageHelpers.ts';
import { webFontReady } from '../browser/pageReady.ts';
import { apiUrl, expect, loseFirstAnswer, type Page, storedRows, test, testInNewPage, uniqueMessage } from './form.ts';

const { waiting, sending } = content.form;

const asksBeforeClosing = (page: Page) =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));

test('a message that is submitted twice is stored once', async ({ page, contact }) => {
  const words = 'ꦲꦏ꧀ꦱꦫꦗꦮ · 日本語 · العربية · 👩🏽‍🎤🥁 <script>form(1).alert</script>';
  const message = await contact.openAndFill({ ...uniqueMessage(words), name: 'Şükrü 😀' });
  await page.evaluate(() => document.body.setAttribute('data-not-reloaded', ''));
  const releaseMessage = await delayRequests(page, apiUrl);
  // The web font is wider than the fallback font: if it came later, the button's size would change.
  await webFontReady(page);
  const boxBefore = await contact.button.boundingBox();
  await contact.button.dblclick();
  await expect(contact.button).toHaveAttribute('aria-busy', 'true');
  await expect(contact.status, 'is announced').toHaveText(sending);
  await contact.field('email').press('Enter');
  expect(await asksBeforeClosing(page)).toBe(true);
  const boxWhileSending = await contact.button.boundingBox();
  expect([boxWhileSending?.width, boxWhileSending?.height]).toEqual([boxBefore?.width, boxBefore?.height]);
  releaseMessage();
  await expect(contact.confirmation).toBeFocused();
  await expect(contact.confirmation).toHaveRole('status');
  expect(storedRows(message)).toMatchObject([{ message: words }]);
  await expect(contact.receipt).toHaveText(storedRows(message)[0]?.receipt ?? 'nothing stored');

  await expect.poll(() => asksBeforeClosing(page), 'once it is sent').toBe(false);
  await contact.confirmation.getByRole('link').click();
  await contact.expectValues(emptyMessage);
  await expect(contact.field('name')).toBeFocused();
  await expect(page.locator('body')).toHaveAttribute('data-not-reloaded');
});

testInNewPage('while the server cannot store a message the form says so and retries', async ({ page, contact }) => {
  const keys: string[] = [];
  await page.clock.install();
  await page.route(apiUrl, async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    if (keys.length > 2) return route.continue();
    await route.fulfill({ status: 503, json: { error: 'Not stored' } });
  });
  const message = await contact.openAndFill();
  await page.clock.pauseAt(Date.now() + 60_000);
  await contact.button.click();
  await expect(contact.status).toContainText(waiting.notStored);
  expect(await asksBeforeClosing(page)).toBe(true);
  // The first retry comes after 1.5 s at the earliest.
  await page.clock.fastForward(1400);
  expect(keys).toHaveLength(1);
  await contact.button.click();
  await expect.poll(() => keys.length, 'sent again at once').toBe(2);
  await expect(contact.button).toHaveAccessibleName(waiting.again);
  const headerLink = header(page).getByRole('link').first();
  await headerLink.focus();
  // The second retry comes after 5 s at the latest.
  await page.clock.fastForward(6000);
  await expect.poll(() => storedRows(message).length, 'stored').toBe(1);
  await expect(contact.receipt).toHaveText(storedRows(message)[0]?.receipt ?? '');
  await expect(headerLink, 'a retry does not take the focus').toBeFocused();
  expect([new Set(keys).size, storedRows(message).length]).toEqual([1, 1]);
});

testInNewPage('after a lost answer or while sending, changed words are a new message', async ({ page, contact }) => {
  await loseFirstAnswer(page);
  const message = await contact.openAndSend(uniqueMessage('The first version'));
  await expect(contact.status).toContainText(waiting.unreachable);
  const releaseMessage = await delayRequests(page, apiUrl);
  await contact.field('message').fill('The second version');
  await expect(contact.status).toContainText(waiting.changed);
  await contact.button.click();
  await expect(contact.button).toHaveAccessibleName(sending);
  await contact.field('message').fill('The third version');
  await expect(contact.status).toContainText(waiting.changed);
  releaseMessage();
  await expect.poll(() => storedRows(message).length, 'two versions are stored').toBe(2);
  await expect(contact.confirmation).toHaveCount(0);
  await contact.button.click();
  await expect(contact.receipt).toBeVisible();
  const texts = storedRows(message).map(({ message: text }) => text);
  expect([texts[0], texts.at(-1)]).toEqual(['The first version', 'The third version']);
});

testInNewPage('a message sent offline is sent when the connection returns', async ({ page, context, contact }) => {
  await page.clock.install();
  // A text that no other test sends: the same text from three senders would be marked as spam.
  const message = await contact.openAndFill(uniqueMessage(crypto.randomUUID()));
  await page.clock.pauseAt(Date.now() + 60_000);
  await context.setOffline(true);
  await contact.button.click();
  await expect(contact.status).toContainText(waiting.offline);
  expect(storedRows(message)).toEqual([]);
  await contact.expectValues(message);
  await context.setOffline(false);
  await expect(contact.confirmation, 'takes the focus from the button, which is gone').toBeFocused();
  await expect(contact.receipt).toHaveText(storedRows(message)[0]?.receipt ?? 'nothing stored');
  expect(storedRows(message), 'not spam: sent after more than three seconds').toMatchObject([{ spamReasons: '' }]);
});
