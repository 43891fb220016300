import { axeOn } from '../browser/axe.ts';
import { content } from '../browser/content.ts';
import { api, expect, form, newMessage, stored, test, webFontReady } from './form.ts';

const { errors, failed } = content.form;

test('a mistake is told once, beside its field, takes the focus, and goes when it is corrected', async ({ page }) => {
  const posted: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()));
  await form(page).open();
  for (const field of await form(page).island.getByRole('textbox').all())
    await expect(field).toHaveAttribute('aria-required');
  await form(page).field('email').fill('dewi@studio');
  await form(page).button.click();
  await expect(form(page).field('name')).toBeFocused();
  await expect(form(page).field('name')).toHaveAccessibleDescription(errors.name.required);
  await expect(form(page).field('email')).toHaveAccessibleDescription(errors.email.format);
  await expect(page.getByText(errors.name.required)).toHaveCount(1);
  await expect(form(page).status).toContainText(errors.title);

  await page.keyboard.type('Dewi');
  await expect(form(page).field('name')).not.toHaveAttribute('aria-invalid');
  await expect(page.getByText(errors.name.required)).toHaveCount(0);
  await form(page).field('email').fill('');
  await expect(form(page).field('email')).toHaveAccessibleDescription(errors.email.required);
  await form(page).button.click();
  await expect(form(page).field('email')).toBeFocused();
  expect(posted).toEqual([]);

  await form(page).fill(newMessage());
  await expect(form(page).status).toHaveText('');
  await form(page).button.click();
  await expect(form(page).sent).toBeVisible();
  expect(posted).toHaveLength(1);
});

test('a refused form keeps its size', async ({ page }) => {
  const size = () =>
    form(page)
      .island.locator('form')
      .evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
  await form(page).open();
  await webFontReady(page);
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await form(page).fill(newMessage());
    const before = await size();
    await form(page).field('email').fill('dewi@studio');
    await form(page).button.click();
    await expect(form(page).field('email')).toHaveAttribute('aria-invalid');
    expect(await size()).toEqual(before);
  }
});

test('the space that is left is told only near its end, and nothing is cut', { tag: '@restInFirefox' }, async ({
  page,
}) => {
  await form(page).open();
  const message = newMessage('👋'.repeat(4490));
  await form(page).fill(message);
  const note = form(page).island.locator('.character-count');
  await expect(note).toHaveCount(0);
  await form(page).field('message').fill('👋'.repeat(4990));
  await expect(note).toHaveText(content.form.remaining.replace('{count}', '10'));
  await expect(form(page).island.locator('[aria-live]')).toHaveText(content.form.remaining.replace('{count}', '10'));
  await form(page).field('message').fill('👋'.repeat(5012));
  await expect(note).toHaveText(content.form.over.replace('{count}', '12'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await form(page).button.click();
  await expect(form(page).field('message')).toHaveAccessibleDescription(/5,000/);
  await form(page).field('message').fill('👋'.repeat(5000));
  await form(page).button.click();
  await expect(form(page).receipt).toBeVisible();
  expect(stored(message)).toHaveLength(1);
});

// Layout by Chromium alone took seconds where each paragraph looks for its own direction (unicode-bidi: plaintext).
test('a megabyte that is pasted does not freeze the page', { tag: '@chromium' }, async ({ page }) => {
  await form(page).open();
  await form(page).field('message').focus();
  const [short, long] = await page.evaluate(async () => {
    const insert = async (text: string) => {
      const begun = performance.now();
      document.execCommand('insertText', false, text);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return performance.now() - begun;
    };
    const blank = document.createElement('textarea');
    const field = document.activeElement as HTMLTextAreaElement;
    const words = 'Badminton every Tuesday at seven. '.repeat(30_000);
    document.body.append(blank);
    blank.style.cssText = 'width: 30rem; height: 10rem; unicode-bidi: normal';
    blank.focus();
    await insert(words);
    const plain = await insert('a');
    blank.remove();
    field.focus();
    await insert(words);
    return [plain, await insert('a')];
  });
  // As quick as a bare text area, whatever else this machine does; it was ten times as slow.
  expect(long ?? 0).toBeLessThan(300 + 4 * (short ?? 0));
});

test('what the server finds wrong is shown as it says it', { tag: '@restInFirefox' }, async ({ page }) => {
  await page.route(api, (route) =>
    route.fulfill({ status: 422, json: { errors: { email: 'Enter another address' } } }),
  );
  await form(page).send();
  await expect(form(page).field('email')).toBeFocused();
  await expect(form(page).field('email')).toHaveAccessibleDescription('Enter another address');
});

test('an address with invisible characters, as contact apps copy them, is an address', async ({ page }) => {
  const message = newMessage();
  await form(page).send({ ...message, email: `\u202a${message.email.replace('@', '\u200b@')}\u202c` });
  await expect(form(page).receipt).toBeVisible();
  expect(stored(message)).toHaveLength(1);
});

test('too many messages are told, and the words stay to be sent later', async ({ page }) => {
  await page.route(api, (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '60' }, json: {} }));
  const message = await form(page).send();
  await expect(form(page).notSent).toBeFocused();
  await expect(form(page).notSent).toHaveAccessibleName(failed.title);
  await expect(form(page).notSent).toContainText(failed.tooMany);
  await form(page).expectTyped(message);
  await page.unroute(api);
  await form(page).button.click();
  await expect(form(page).receipt).toBeVisible();
});

test('axe finds nothing in the form while it waits and once it is sent', async ({ page, context }) => {
  const axe = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const look = axeOn(page).include('.contact');
      // In the dark only the colours are others.
      const { violations } = await (colorScheme === 'dark' ? look.withRules(['color-contrast']) : look).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    }
  };
  // The first state and that with mistakes are in owner/axe.spec.ts.
  await form(page).leaveWaiting();
  await axe();
  await context.setOffline(false);
  await expect(form(page).sent).toBeVisible();
  await axe();
});
