import type { BrowserContext, Page } from '@playwright/test';
import { content } from '../browser/content.ts';
import { expect, form, keptLongAgo, newMessage, stored, test } from './form.ts';

const { later } = content.form;
const empty = { name: '', email: '', message: '' };

async function newTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await form(page).open();
  return page;
}

test('each tab keeps its own draft, and what is sent in one leaves the other alone', async ({ page, context }) => {
  const [first, second] = [newMessage('The first'), newMessage('The second')];
  await form(page).write(first);
  const other = await newTab(context);
  await form(other).expectTyped(empty);
  await form(other).fill(second);
  await form(page).button.click();
  await expect(form(page).receipt).toBeVisible();
  await form(other).open();
  await form(other).expectTyped(second);
  await form(other).button.click();
  await expect(form(other).receipt).toBeVisible();
  expect([...stored(first), ...stored(second)].map(({ message }) => message)).toEqual(['The first', 'The second']);
});

test('what waits in a closed tab is not lost when another is written, and goes from any page of the site', async ({
  page,
  context,
}) => {
  const other = await newTab(context);
  const waiting = await form(page).leaveWaiting();
  await page.close();
  const typed = newMessage('Written meanwhile');
  await form(other).fill(typed);
  await context.setOffline(false);
  const home = await context.newPage();
  await home.goto('/');
  await expect.poll(() => stored(waiting)).toHaveLength(1);
  await form(other).open();
  await form(other).expectTyped(typed);
  expect(stored(typed)).toEqual([]);
});

test('pages that were open before anything waited send it once, and the form thanks when it is next seen', async ({
  page,
  context,
}) => {
  const tabs = [await context.newPage(), await context.newPage(), await context.newPage()];
  for (const tab of tabs) await tab.goto('/');
  const message = await form(page).leaveWaiting();
  await page.close();
  const posts: string[] = [];
  context.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await context.setOffline(false);
  await expect.poll(() => stored(message)).toHaveLength(1);
  for (const tab of tabs)
    await expect.poll(() => tab.evaluate(() => Object.keys(localStorage).join())).not.toMatch(/contact:/);
  expect(posts).toHaveLength(1);
  const next = await newTab(context);
  await expect(form(next).receipt).toHaveText(stored(message)[0]?.receipt ?? 'nothing stored');
  await form(next).open();
  await form(next).expectTyped(empty);
});

// draft.spec has the same but for Firefox, which fills in again.
test('the tab in which it waited thanks for it, also where the browser fills the form in again', {
  tag: '@rest',
}, async ({ page, context }) => {
  const message = await form(page).leaveWaiting();
  await context.setOffline(false);
  await expect(form(page).receipt).toHaveText(/\w/);
  await page.reload();
  await form(page).open();
  await form(page).expectTyped(empty);
  expect(stored(message)).toHaveLength(1);
});

test('a message that the server refuses from another page is a draft again', async ({ page, context }) => {
  const message = await form(page).leaveWaiting();
  await page.close();
  await context.route('**/api/contact*', (route) => route.fulfill({ status: 429, json: { error: 'Too many' } }));
  await context.setOffline(false);
  const home = await context.newPage();
  await Promise.all([home.waitForResponse('**/api/contact*'), home.goto('/')]);
  const next = await newTab(context);
  await form(next).expectTyped(message);
  await expect(form(next).status).toContainText(later.restored);
});

test('a draft of days ago asks before it fills, and comes back or goes as is said', async ({ page }) => {
  const message = await form(page).write();
  await keptLongAgo(page);
  await form(page).open();
  const asks = (name: string) => form(page).island.getByRole('button', { name });
  await expect(asks(later.bringBack)).toBeVisible();
  await form(page).expectTyped(empty);
  await asks(later.bringBack).click();
  await form(page).expectTyped(message);
  await expect(form(page).field('message')).toBeFocused();
  await keptLongAgo(page);
  await form(page).open();
  await asks(later.discard).click();
  await form(page).open();
  await expect(asks(later.bringBack)).toHaveCount(0);
  await form(page).expectTyped(empty);
});

test('a message that waited for days does not send itself', async ({ page, context }) => {
  const message = await form(page).leaveWaiting();
  await keptLongAgo(page);
  await page.close();
  await context.setOffline(false);
  const next = await newTab(context);
  await expect(form(next).island.getByRole('button', { name: later.bringBack })).toBeVisible();
  await expect(form(next).sent).toHaveCount(0);
  expect(stored(message)).toEqual([]);
  await form(next).island.getByRole('button', { name: later.bringBack }).click();
  await form(next).button.click();
  await expect(form(next).receipt).toBeVisible();
  expect(stored(message)).toHaveLength(1);
});
