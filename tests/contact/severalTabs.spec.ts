import type { BrowserContext, Page } from '@playwright/test';
import { content } from '../browser/content.ts';
import {
  button,
  expect,
  expectTyped,
  field,
  fill,
  island,
  keptLongAgo,
  newMessage,
  open,
  receipt,
  sent,
  status,
  stored,
  test,
} from './form.ts';

const { later } = content.form;
const empty = { name: '', email: '', message: '' };

async function newTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await open(page);
  return page;
}

/** Pressed while there is no connection; the tab may be closed then. */
async function leaveWaiting(page: Page) {
  const message = newMessage();
  await open(page);
  await fill(page, message);
  await page.context().setOffline(true);
  await button(page).click();
  await expect(status(page)).toContainText(later.offline);
  return message;
}

test('each tab keeps its own draft, and what is sent in one leaves the other alone', async ({ page, context }) => {
  const [first, second] = [newMessage('The first'), newMessage('The second')];
  const other = await newTab(context);
  await open(page);
  await fill(page, first);
  await fill(other, second);
  await button(page).click();
  await expect(receipt(page)).toBeVisible();
  await open(other);
  await expectTyped(other, second);
  await button(other).click();
  await expect(receipt(other)).toBeVisible();
  expect([...stored(first), ...stored(second)].map(({ message }) => message)).toEqual(['The first', 'The second']);
});

test('what is open in one tab is not shown in another', async ({ page, context }) => {
  await open(page);
  await fill(page, newMessage());
  await expectTyped(await newTab(context), empty);
});

test('what waits in a closed tab is not lost when another is written, and goes from any page of the site', async ({
  page,
  context,
}) => {
  const other = await newTab(context);
  const waiting = await leaveWaiting(page);
  await page.close();
  const typed = newMessage('Written meanwhile');
  await fill(other, typed);
  await context.setOffline(false);
  const home = await context.newPage();
  await home.goto('/');
  await expect.poll(() => stored(waiting)).toHaveLength(1);
  await open(other);
  await expectTyped(other, typed);
  expect(stored(typed)).toEqual([]);
});

test('a page that was open before anything waited sends it, and the form thanks when it is next seen', async ({
  page,
  context,
}) => {
  const home = await context.newPage();
  await home.goto('/');
  const message = await leaveWaiting(page);
  await page.close();
  await context.setOffline(false);
  await expect.poll(() => stored(message)).toHaveLength(1);
  const next = await newTab(context);
  await expect(receipt(next)).toHaveText(stored(message)[0]?.receipt ?? 'nothing stored');
  await open(next);
  await expectTyped(next, empty);
});

test('several pages send it once', async ({ page, context }) => {
  const tabs = [await context.newPage(), await context.newPage(), await context.newPage()];
  for (const tab of tabs) await tab.goto('/');
  const message = await leaveWaiting(page);
  await page.close();
  const posts: string[] = [];
  context.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await context.setOffline(false);
  await expect.poll(() => stored(message)).toHaveLength(1);
  for (const tab of tabs)
    await expect.poll(() => tab.evaluate(() => Object.keys(localStorage).join())).not.toMatch(/contact:/);
  expect(posts).toHaveLength(1);
});

test('the tab in which it waited thanks for it, also where the browser fills the form in again', async ({
  page,
  context,
}) => {
  const message = await leaveWaiting(page);
  await context.setOffline(false);
  await expect(receipt(page)).toHaveText(/\w/);
  await page.reload();
  await open(page);
  await expectTyped(page, empty);
  expect(stored(message)).toHaveLength(1);
});

test('a message that the server refuses from another page is a draft again', async ({ page, context }) => {
  const message = await leaveWaiting(page);
  await page.close();
  await context.route('**/api/contact*', (route) => route.fulfill({ status: 429, json: { error: 'Too many' } }));
  await context.setOffline(false);
  const home = await context.newPage();
  await Promise.all([home.waitForResponse('**/api/contact*'), home.goto('/')]);
  const next = await newTab(context);
  await expectTyped(next, message);
  await expect(status(next)).toContainText(later.restored);
});

test('a draft of days ago asks before it fills, and comes back or goes as is said', async ({ page }) => {
  const message = newMessage();
  await open(page);
  await fill(page, message);
  await keptLongAgo(page);
  await open(page);
  const asks = (name: string) => island(page).getByRole('button', { name });
  await expect(asks(later.bringBack)).toBeVisible();
  await expectTyped(page, empty);
  await asks(later.bringBack).click();
  await expectTyped(page, message);
  await expect(field(page, 'message')).toBeFocused();
  await keptLongAgo(page);
  await open(page);
  await asks(later.discard).click();
  await open(page);
  await expect(asks(later.bringBack)).toHaveCount(0);
  await expectTyped(page, empty);
});

test('a message that waited for days does not send itself', async ({ page, context }) => {
  const message = await leaveWaiting(page);
  await keptLongAgo(page);
  await page.close();
  await context.setOffline(false);
  const next = await newTab(context);
  await expect(island(next).getByRole('button', { name: later.bringBack })).toBeVisible();
  await expect(sent(next)).toHaveCount(0);
  expect(stored(message)).toEqual([]);
  await island(next).getByRole('button', { name: later.bringBack }).click();
  await button(next).click();
  await expect(receipt(next)).toBeVisible();
  expect(stored(message)).toHaveLength(1);
});
