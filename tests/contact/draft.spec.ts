import type { Page } from '@playwright/test';
import {
  alert,
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

test('what was typed survives a reload, says so, and can be discarded', async ({ page }) => {
  const message = newMessage();
  await open(page);
  await fill(page, message);
  await page.reload();
  await open(page);
  await expectTyped(page, message);
  await expect(status(page)).toContainText('We kept what you had written here');
  await island(page).getByRole('button', { name: 'Start afresh' }).click();
  await expectTyped(page, { name: '', email: '', message: '' });
  await expect(field(page, 'name')).toBeFocused();
  await open(page);
  await expectTyped(page, { name: '', email: '', message: '' });
});

test('what was typed survives a closed tab until it is sent, and not after', async ({ page, context }) => {
  const message = newMessage();
  await open(page);
  await fill(page, message);
  await page.close();
  const second = await context.newPage();
  await open(second);
  await expectTyped(second, message);
  await button(second).click();
  await expect(receipt(second)).toBeVisible();
  const third = await context.newPage();
  await open(third);
  await expectTyped(third, { name: '', email: '', message: '' });
});

async function submitOffline(page: Page, message = newMessage()) {
  await open(page);
  await fill(page, message);
  await page.context().setOffline(true);
  await button(page).click();
  await expect(status(page)).toContainText('You are offline');
  expect(stored(message)).toEqual([]);
  return message;
}

test('sent offline, it waits, and sends itself when the connection returns', async ({ page, context }) => {
  await page.clock.install();
  const message = await submitOffline(page);
  await expectTyped(page, message);
  // With the clock stopped no retry comes by itself: the returning connection alone must wake it.
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(status(page)).toContainText('You are offline');
  await context.setOffline(false);
  await expect(receipt(page)).toHaveText(/./);
  await expect(receipt(page)).toHaveText(stored(message)[0]?.receipt ?? 'nothing stored');
  expect(stored(message)).toHaveLength(1);
});

test('sent offline in a tab that was closed, it is sent when the form is next seen', async ({ page, context }) => {
  const message = await submitOffline(page);
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto('/about');
  await island(next).scrollIntoViewIfNeeded();
  await expect(receipt(next)).toBeVisible();
  expect(stored(message)).toHaveLength(1);
});

test('half a sentence never sends itself: words changed while waiting wait for the button', async ({
  page,
  context,
}) => {
  const message = await submitOffline(page);
  await field(page, 'message').fill('On second thought');
  await context.setOffline(false);
  await expect(status(page)).toContainText('You changed your message');
  await page.waitForTimeout(500);
  expect(stored(message)).toEqual([]);
  await button(page).click();
  await expect(receipt(page)).toBeVisible();
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
  await submitOffline(page);
  await expect(status(page)).toContainText('leave this page open');
  await context.setOffline(false);
  await expect(sent(page)).toBeVisible();
});

test('a draft that is no draft is no error', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('contact-draft', '{"values":{"name":7}}'));
  await open(page);
  await expectTyped(page, { name: '', email: '', message: '' });
  await button(page).click();
  await expect(alert(page)).toBeFocused();
});
