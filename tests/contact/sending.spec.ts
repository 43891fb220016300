import type { Page } from '@playwright/test';
import { retryDelay } from '../../site/islands/contact/send.ts';
import { content } from '../browser/content.ts';
import { holdBack } from '../browser/holdBack.ts';
import { api, expect, form, newMessage, stored, test, webFontReady } from './form.ts';

const { later, failed, sending } = content.form;

/** The server has the first try, and the page never hears of it. Gives how many there were. */
async function loseTheFirstAnswer(page: Page) {
  const tries: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && tries.push(request.url()));
  // In the page, because Playwright knows no body of a request in Firefox, and could not send it on.
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (...asked) => {
      const answer = await fetch(...asked);
      if (!String(asked[0]).includes('/api/contact')) return answer;
      window.fetch = fetch;
      throw new TypeError('The answer was lost.');
    };
  });
  return () => tries.length;
}

test('a sent message, in whatever script, shows its receipt without a page load, and takes the focus there', async ({
  page,
}) => {
  const words = 'ꦲꦏ꧀ꦱꦫꦗꦮ · 日本語 · العربية · 👩🏽‍🎤🥁 <script>form(1).alert</script>';
  const message = { ...newMessage(words), name: 'Şükrü 😀' };
  await form(page).open();
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await form(page).fill(message);
  await form(page).button.click();
  await expect(form(page).sent).toBeFocused();
  await expect(form(page).sent).toHaveRole('status');
  await expect(form(page).receipt).toHaveText(stored(message)[0]?.receipt ?? 'nothing stored');
  expect(stored(message)[0]?.message).toBe(words);
  await expect(page.locator('body')).toHaveAttribute('data-same-page');

  await form(page).sent.getByRole('link').click();
  await form(page).expectTyped({ name: '', email: '', message: '' });
  await expect(form(page).field('name')).toBeFocused();
  await expect(page.locator('body')).toHaveAttribute('data-same-page');
});

// Debian's Firefox takes reduced motion from its preferences, once for all tests.
test('the ball of the confirmation rolls in, unless less motion is asked for', { tag: ['@chromium', '@rest'] }, async ({
  page,
}) => {
  await form(page).send();
  const ball = form(page).sent.locator('.sent-ball');
  await expect(ball).toHaveCSS('animation-name', 'none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(ball).toHaveCSS('animation-duration', '0.4s');
});

test('while it is sent the button says so, keeps its size, and a second press changes nothing', async ({ page }) => {
  const message = newMessage();
  const posted: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()));
  const letThrough = await holdBack(page, api);
  await form(page).write(message);
  // The web font is wider than the fallback font.
  await webFontReady(page);
  const before = await form(page).button.boundingBox();
  await form(page).button.dblclick();
  await expect(form(page).button).toHaveAttribute('aria-busy', 'true');
  await expect(form(page).button).toHaveAccessibleName(sending);
  await form(page).field('email').press('Enter');
  const during = await form(page).button.boundingBox();
  expect([during?.width, during?.height]).toEqual([before?.width, before?.height]);
  letThrough();
  await expect(form(page).receipt).toBeVisible();
  expect(posted).toHaveLength(1);
  expect(stored(message)).toHaveLength(1);
});

test('while the server cannot store it, it says so and sends by itself once it can', async ({ page }) => {
  const message = newMessage();
  const keys: string[] = [];
  await page.route(api, async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    if (keys.length > 1) return route.continue();
    await route.fulfill({ status: 503, headers: { 'Retry-After': '1' }, json: { error: 'Not stored' } });
  });
  await form(page).send(message);
  await expect(form(page).status).toContainText(later.notStored);
  await expect(form(page).sent).toHaveCount(0);
  await expect(form(page).receipt).toHaveText(stored(message)[0]?.receipt ?? /./, { timeout: 10_000 });
  expect(new Set(keys).size).toBe(1);
  expect(stored(message)).toHaveLength(1);
});

test('a message whose answer was lost is sent again under the same number and stored once', async ({ page }) => {
  const message = newMessage();
  const tries = await loseTheFirstAnswer(page);
  await form(page).send(message);
  await expect(form(page).status).toContainText(later.unreachable);
  await form(page).button.click();
  await expect(form(page).receipt).toHaveText(stored(message)[0]?.receipt ?? 'nothing stored');
  expect(stored(message)).toHaveLength(1);
  expect(tries()).toBe(2);
});

test('words changed after a lost answer, or while they are sent, are a message of their own', async ({ page }) => {
  const message = newMessage('The first version');
  await loseTheFirstAnswer(page);
  await form(page).send(message);
  await expect(form(page).status).toContainText(later.unreachable);
  const letThrough = await holdBack(page, api);
  await form(page).field('message').fill('The second version');
  await expect(form(page).status).toContainText(later.changed);
  await form(page).button.click();
  await expect(form(page).button).toHaveAccessibleName(sending);
  await form(page).field('message').fill('The third version');
  await expect(form(page).status).toContainText(later.changed);
  letThrough();
  await expect.poll(() => stored(message).length).toBeGreaterThan(0);
  await expect(form(page).sent).toHaveCount(0);
  await form(page).button.click();
  await expect(form(page).receipt).toBeVisible();
  const texts = stored(message).map(({ message: text }) => text);
  expect([texts[0], texts.at(-1)]).toEqual(['The first version', 'The third version']);
});

test('sent offline, it waits, and sends itself when the connection returns', async ({ page, context }) => {
  await page.clock.install();
  const message = await form(page).leaveWaiting();
  await form(page).expectTyped(message);
  // With the clock stopped no retry comes by itself: the returning connection alone must start it.
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(form(page).status).toContainText(later.offline);
  await context.setOffline(false);
  await expect(form(page).receipt).toHaveText(stored(message)[0]?.receipt ?? /./);
  expect(stored(message)).toHaveLength(1);
});

test('retries come after 2, 4, 8 seconds and so on, at most a minute apart', () => {
  for (const [tries, seconds] of [2, 4, 8, 16, 32, 60, 60].entries()) {
    const delay = retryDelay(tries + 1, 0) / 1000;
    expect(delay).toBeGreaterThanOrEqual(0.75 * seconds);
    expect(delay).toBeLessThanOrEqual(1.25 * seconds);
  }
  expect(retryDelay(1, 30)).toBe(30_000);
  expect(retryDelay(1, 3600)).toBe(60_000);
});

test('who closes the page while a message waits is asked first', { tag: '@chromium' }, async ({ page }) => {
  await form(page).leaveWaiting();
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  expect((await asked).type()).toBe('beforeunload');
});

const lies = [
  { status: 200, contentType: 'text/html', body: '<h1>Welcome' },
  { status: 200, json: { receipt: 'ABCD-EFGH' } },
  { status: 201, json: {} },
  { status: 201, json: { receipt: '' } },
  { status: 404, contentType: 'text/html', body: 'Not found' },
];
test('nothing but a receipt with 201 is ever taken for sent', async ({ page }) => {
  const message = await form(page).write();
  for (const lie of lies) {
    await page.unroute(api);
    await page.route(api, (route) => route.fulfill(lie));
    await form(page).button.click();
    await expect(form(page).button).not.toHaveAttribute('aria-busy');
    await expect(form(page).notSent).toContainText(failed.title);
    await expect(form(page).sent).toHaveCount(0);
    await form(page).expectTyped(message);
  }
});
