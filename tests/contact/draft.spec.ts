import { expect, form, stored, test } from './form.ts';

test('what was typed survives a reload, says so, and can be discarded', async ({ page }) => {
  const message = await form(page).write();
  await page.reload();
  await form(page).open();
  await form(page).expectTyped(message);
  await expect(form(page).status).toContainText('We kept what you had written here');
  await form(page).island.getByRole('button', { name: 'Start afresh' }).click();
  await form(page).expectTyped({ name: '', email: '', message: '' });
  await expect(form(page).field('name')).toBeFocused();
  await form(page).open();
  await form(page).expectTyped({ name: '', email: '', message: '' });
});

test('what was typed survives a closed tab until it is sent, and not after', async ({ page, context }) => {
  const message = await form(page).write();
  await page.close();
  const second = await context.newPage();
  await form(second).open();
  await form(second).expectTyped(message);
  await form(second).button.click();
  await expect(form(second).receipt).toBeVisible();
  const third = await context.newPage();
  await form(third).open();
  await form(third).expectTyped({ name: '', email: '', message: '' });
});

test('sent offline, it waits, and sends itself when the connection returns', async ({ page, context }) => {
  await page.clock.install();
  const message = await form(page).leaveWaiting();
  await form(page).expectTyped(message);
  // With the clock stopped no retry comes by itself: the returning connection alone must wake it.
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(form(page).status).toContainText('You are offline');
  await context.setOffline(false);
  await expect(form(page).receipt).toHaveText(/./);
  await expect(form(page).receipt).toHaveText(stored(message)[0]?.receipt ?? 'nothing stored');
  expect(stored(message)).toHaveLength(1);
});

test('sent offline in a tab that was closed, it is sent when the form is next seen', async ({ page, context }) => {
  const message = await form(page).leaveWaiting();
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto('/about');
  await form(next).island.scrollIntoViewIfNeeded();
  await expect(form(next).receipt).toBeVisible();
  expect(stored(message)).toHaveLength(1);
});

test('half a sentence never sends itself: words changed while waiting wait for the button', async ({
  page,
  context,
}) => {
  const message = await form(page).leaveWaiting();
  await form(page).field('message').fill('On second thought');
  await context.setOffline(false);
  await expect(form(page).status).toContainText('You changed your message');
  await page.waitForTimeout(500);
  expect(stored(message)).toEqual([]);
  await form(page).button.click();
  await expect(form(page).receipt).toBeVisible();
  expect(stored(message).map(({ message: text }) => text)).toEqual(['On second thought']);
});

test('a browser that refuses storage is no error, and is told to stay open', async ({ page, context }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await form(page).leaveWaiting();
  await expect(form(page).status).toContainText('leave this page open');
  await context.setOffline(false);
  await expect(form(page).sent).toBeVisible();
});

test('a draft that is no draft is no error', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('contact-draft', '{"values":{"name":7}}'));
  await form(page).open();
  await form(page).expectTyped({ name: '', email: '', message: '' });
  await form(page).button.click();
  await expect(form(page).alert).toBeFocused();
});
