import { content } from '../browser/content.ts';
import { api, empty, expect, form, newMessage, openWithSlowScript, stored, test } from './form.ts';

const { later, topics, submit } = content.form;

test('what was typed survives a reload as the same message, and can be discarded', async ({ page }) => {
  const message = await form(page).write();
  await page.reload();
  await form(page).field('message').scrollIntoViewIfNeeded();
  await expect(form(page).status).toContainText(later.restored);
  await form(page).expectTyped(message);
  await form(page).field('message').press('End');
  await page.keyboard.type('!');
  await page.reload();
  await form(page).field('message').scrollIntoViewIfNeeded();
  await expect(form(page).field('message')).toHaveValue(`${message.message}!`);
  await form(page).island.getByRole('button', { name: later.discard }).click();
  await form(page).expectTyped(empty);
  await expect(form(page).field('name')).toBeFocused();
  await form(page).open();
  await form(page).expectTyped(empty);
});

// Firefox fills in again on a reload what the fields held; Chromium does so on the way back.
test('what was sent does not come back with a reload, to be sent again', async ({ page }) => {
  const message = await form(page).send();
  await expect(form(page).receipt).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('contact'))).toBeNull();
  await page.reload();
  await form(page).field('message').scrollIntoViewIfNeeded();
  await expect(form(page).island).toHaveAttribute('data-hydrated');
  await form(page).expectTyped(empty);
  await expect(form(page).status).toHaveText('');
  expect(stored(message)).toHaveLength(1);
});

test('a message that waits is sent after a reload, under the same number', async ({ page }) => {
  const keys: (string | undefined)[] = [];
  await page.route(api, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await route.abort('connectionrefused');
  });
  const message = await form(page).send();
  await expect(form(page).status).toContainText(later.unreachable);
  await page.unroute(api);
  page.on('request', (request) => request.method() === 'POST' && keys.push(request.headers()['idempotency-key']));
  await page.reload();
  await form(page).island.scrollIntoViewIfNeeded();
  await expect(form(page).receipt).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  expect(stored(message)).toHaveLength(1);
});

test('nobody else finds it: another tab has an empty form', async ({ page, context }) => {
  await form(page).write();
  const other = await context.newPage();
  await form(other).open();
  await form(other).expectTyped(empty);
  expect(await other.evaluate(() => Object.keys(localStorage).filter((name) => /contact/.test(name)))).toEqual([]);
});

test('what is typed before the script comes is kept, and the rest of the draft with it', async ({ page }) => {
  const message = await form(page).write();
  const arrive = await openWithSlowScript(page);
  await form(page).field('message').fill('Something else');
  arrive();
  await expect(form(page).island).toHaveAttribute('data-hydrated');
  await form(page).expectTyped({ ...message, message: 'Something else' });
  await form(page).open();
  await form(page).expectTyped({ ...message, message: 'Something else' });
});

test('a message begins with the topic asked for last, unless the visitor wrote one', async ({ page }) => {
  await form(page).open('/about?topic=host');
  await expect(form(page).field('message')).toHaveValue(`${topics.host}\n`);
  await form(page).field('message').press('Control+End');
  await page.keyboard.type('W');
  await page.keyboard.press('Backspace');
  await form(page).open('/about?topic=coach');
  await expect(form(page).field('message')).toHaveValue(`${topics.coach}\n`);
  await expect(form(page).status).toHaveText('');
  await form(page).field('message').fill('My own words');
  await form(page).open('/about?topic=host');
  await expect(form(page).field('message')).toHaveValue('My own words');
});

test('words changed while the message waits are kept, and wait for the button', async ({ page, context }) => {
  const message = await form(page).leaveWaiting();
  await form(page).field('message').fill('On second thought');
  await expect(form(page).status).toContainText(later.changed);
  await expect(form(page).button).toHaveAccessibleName(submit);
  await context.setOffline(false);
  await page.reload();
  await form(page).field('message').scrollIntoViewIfNeeded();
  await expect(form(page).status).toContainText(later.restored);
  expect(stored(message)).toEqual([]);
  await form(page).button.click();
  await expect(form(page).receipt).toBeVisible();
  // Nor is a draft that lived through a reload too fast for a person.
  expect(stored(message)).toMatchObject([{ message: 'On second thought', suspected: '' }]);
});

test('a browser that refuses storage sends all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await form(page).send(newMessage());
  await expect(form(page).receipt).toBeVisible();
});
