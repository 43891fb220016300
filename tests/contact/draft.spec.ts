import { content } from '../browser/content.ts';
import { api, empty, expect, form, openWithSlowScript, stored, test } from './form.ts';

const { waiting, topics } = content.form;

test('what was typed survives a reload as the same message, and can be discarded', async ({ page, contact }) => {
  const message = await contact.write();
  await page.reload();
  await contact.field('message').scrollIntoViewIfNeeded();
  await expect(contact.status).toContainText(waiting.restored);
  await contact.expectTyped(message);
  await contact.field('message').press('End');
  await page.keyboard.type('!');
  await page.reload();
  await contact.field('message').scrollIntoViewIfNeeded();
  await expect(contact.field('message')).toHaveValue(`${message.message}!`);
  await contact.island.getByRole('button', { name: waiting.discard }).click();
  await contact.expectTyped(empty);
  await expect(contact.field('name')).toBeFocused();
  await contact.open();
  await contact.expectTyped(empty);
});

// Firefox restores the fields after a reload, Chromium after Back.
test('what was sent does not come back with a reload, to be sent again', async ({ page, contact }) => {
  const message = await contact.send();
  await expect(contact.receipt).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('contact'))).toBeNull();
  await page.reload();
  await contact.field('message').scrollIntoViewIfNeeded();
  await expect(contact.island).toHaveAttribute('data-hydrated');
  await contact.expectTyped(empty);
  await expect(contact.status).toHaveText('');
  expect(stored(message)).toHaveLength(1);
});

test('a message that waits is sent after a reload, under the same key', { tag: '@restInFirefox' }, async ({
  page,
  contact,
}) => {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => request.method() === 'POST' && keys.push(request.headers()['idempotency-key']));
  await page.route(api, (route) => route.abort('connectionrefused'));
  const message = await contact.send();
  await expect(contact.status).toContainText(waiting.unreachable);
  await page.unroute(api);
  await page.reload();
  await contact.island.scrollIntoViewIfNeeded();
  await expect(contact.receipt).toBeVisible();
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  expect(stored(message)).toHaveLength(1);
});

test('nobody else finds it: another tab has an empty form', { tag: '@restInFirefox' }, async ({ context, contact }) => {
  await contact.write();
  const other = await context.newPage();
  await form(other).open();
  await form(other).expectTyped(empty);
  expect(await other.evaluate(() => Object.keys(localStorage).filter((name) => /contact/.test(name)))).toEqual([]);
});

test('what is typed before the script comes is kept, and the rest of the draft with it', {
  tag: '@restInFirefox',
}, async ({ page, contact }) => {
  const message = await contact.write();
  const arrive = await openWithSlowScript(page);
  await contact.field('message').fill('Something else');
  arrive();
  await expect(contact.island).toHaveAttribute('data-hydrated');
  await contact.expectTyped({ ...message, message: 'Something else' });
  await contact.open();
  await contact.expectTyped({ ...message, message: 'Something else' });
  await contact.button.click();
  await expect(contact.receipt).toBeVisible();
  // A draft restored by a reload is not "too fast for a person".
  expect(stored(message)).toMatchObject([{ message: 'Something else', suspected: '' }]);
});

test('a message begins with the topic asked for last, unless the visitor wrote one', { tag: '@restInFirefox' }, async ({
  page,
  contact,
}) => {
  await contact.open('/about?topic=host');
  await expect(contact.field('message')).toHaveValue(`${topics.host}\n`);
  await contact.field('message').press('Control+End');
  await page.keyboard.type('W');
  await page.keyboard.press('Backspace');
  await contact.open('/about?topic=coach');
  await expect(contact.field('message')).toHaveValue(`${topics.coach}\n`);
  await expect(contact.status).toHaveText('');
  await contact.field('message').fill('My own words');
  await contact.open('/about?topic=host');
  await expect(contact.field('message')).toHaveValue('My own words');
});
