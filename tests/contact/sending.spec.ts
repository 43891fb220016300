import { holdBack } from '../browser/holdBack.ts';
import {
  alert,
  button,
  expect,
  expectTyped,
  field,
  fill,
  newMessage,
  open,
  receipt,
  sent,
  status,
  stored,
  test,
} from './form.ts';

const api = '**/api/contact*';

test('a sent message shows its receipt without a page load, and takes the focus there', async ({ page }) => {
  const message = newMessage();
  await open(page);
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await fill(page, message);
  await button(page).click();
  await expect(sent(page)).toBeFocused();
  await expect(sent(page)).toHaveRole('status');
  await expect(receipt(page)).toHaveText(stored(message)[0]?.receipt ?? 'nothing stored');
  await expect(page.locator('body')).toHaveAttribute('data-same-page');

  const ball = sent(page).locator('.sent-ball');
  await expect(ball).toHaveCSS('animation-name', 'none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(ball).toHaveCSS('animation-duration', '0.4s');

  await sent(page).getByRole('link').click();
  await expectTyped(page, { name: '', email: '', message: '' });
  await expect(field(page, 'name')).toBeFocused();
  await expect(page.locator('body')).toHaveAttribute('data-same-page');
});

test('while it is sent the button says so, keeps its size, and a second press changes nothing', async ({ page }) => {
  const message = newMessage();
  const posted: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()));
  const letThrough = await holdBack(page, api);
  await open(page);
  await fill(page, message);
  await page.mouse.move(0, 0);
  const before = await button(page).boundingBox();
  await button(page).dblclick();
  await expect(button(page)).toHaveAttribute('aria-busy', 'true');
  await expect(button(page)).toHaveAccessibleName('Sending');
  await field(page, 'email').press('Enter');
  await page.mouse.move(0, 0);
  const during = await button(page).boundingBox();
  expect([during?.width, during?.height]).toEqual([before?.width, before?.height]);
  letThrough();
  await expect(receipt(page)).toBeVisible();
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
  await open(page);
  await fill(page, message);
  await button(page).click();
  await expect(status(page)).toContainText('cannot store your message at this moment');
  await expect(sent(page)).toHaveCount(0);
  await expect(receipt(page)).toHaveText(stored(message)[0]?.receipt ?? /./, { timeout: 10_000 });
  expect(new Set(keys).size).toBe(1);
  expect(stored(message)).toHaveLength(1);
});

test('a message whose answer was lost is sent again under the same number and stored once', async ({ page }) => {
  const message = newMessage();
  let tries = 0;
  await page.route(api, async (route) => {
    if (++tries > 1) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await open(page);
  await fill(page, message);
  await button(page).click();
  await expect(status(page)).toContainText('trying again');
  await button(page).click();
  await expect(receipt(page)).toHaveText(stored(message)[0]?.receipt ?? 'nothing stored');
  expect(stored(message)).toHaveLength(1);
  expect(tries).toBe(2);
});

test('words changed after a lost answer are a message of their own', async ({ page }) => {
  const message = newMessage('The first version');
  let tries = 0;
  await page.route(api, async (route) => {
    if (++tries > 1) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await open(page);
  await fill(page, message);
  await button(page).click();
  await expect(status(page)).toContainText('trying again');
  await field(page, 'message').fill('The second version');
  await expect(status(page)).toContainText('You changed your message');
  await button(page).click();
  await expect(alert(page)).toContainText('An earlier version of this message has already reached us');
  await button(page).click();
  await expect(receipt(page)).toBeVisible();
  expect(stored(message).map(({ message: text }) => text)).toEqual(['The first version', 'The second version']);
});

test('too many messages are told, and the words stay', async ({ page }) => {
  const message = newMessage();
  await page.route(api, (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '60' }, json: {} }));
  await open(page);
  await fill(page, message);
  await button(page).click();
  await expect(alert(page)).toBeFocused();
  await expect(alert(page)).toContainText('many messages from your connection');
  await expectTyped(page, message);
});

const lies = [
  { status: 200, contentType: 'text/html', body: '<h1>Welcome' },
  { status: 200, json: { receipt: 'ABCD-EFGH' } },
  { status: 201, json: {} },
  { status: 201, json: { receipt: '' } },
  { status: 404, contentType: 'text/html', body: 'Not found' },
];
test('nothing but a receipt with 201 is ever taken for sent', async ({ page }) => {
  const message = newMessage();
  await open(page);
  await fill(page, message);
  for (const lie of lies) {
    await page.unroute(api);
    await page.route(api, (route) => route.fulfill(lie));
    await button(page).click();
    await expect(button(page)).not.toHaveAttribute('aria-busy');
    await expect(alert(page)).toContainText('Your message was not sent');
    await expect(sent(page)).toHaveCount(0);
    await expectTyped(page, message);
  }
});
