import { content } from '../browser/content.ts';
import { edges, header } from '../browser/visitor.ts';
import { alert, button, expect, expectTyped, field, fill, newMessage, receipt, sent, stored, test } from './form.ts';

test.use({ javaScriptEnabled: false });

test('without script a message is stored, and the page thanks with its receipt', async ({ page }) => {
  const message = newMessage();
  await page.goto('/about');
  await fill(page, message);
  await button(page).click();
  await expect(page).toHaveURL(/\/about\?sent=[\w-]+#contact-answer$/);
  const [row, ...more] = stored(message);
  expect(row?.message).toBe(message.message);
  await expect(receipt(page)).toHaveText(row?.receipt ?? 'nothing stored');
  await page.reload();
  expect(more.length + stored(message).length).toBe(1);
  await sent(page).getByRole('link').click();
  await expect(field(page, 'message')).toHaveValue('');
});

test('without script a mistake comes back with everything typed, a summary and a message beside the field', async ({
  page,
}) => {
  const typed = { name: ' ', email: 'dewi@studio', message: 'Halo 👋 "<b>&amp;\nbaris kedua' };
  await page.goto('/about');
  const { title } = await page.evaluate(() => ({ title: document.title }));
  await fill(page, typed);
  const [answer] = await Promise.all([page.waitForResponse('**/api/contact*'), button(page).click()]);
  expect(answer.status()).toBe(422);
  await expect(page).toHaveTitle(`Error: ${title}`);
  await expectTyped(page, typed);
  await expect(alert(page)).toBeFocused();
  await expect(alert(page).getByRole('link')).toHaveText([
    'Enter your name',
    'Enter an email address in the correct format, like name@example.com',
  ]);
  await expect(field(page, 'name')).toHaveAccessibleDescription('Enter your name');
  await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'message')).not.toHaveAttribute('aria-invalid');
  await alert(page).getByRole('link').nth(1).click();
  await expect(field(page, 'email')).toBeFocused();
});

test('browsers can fill in the name and the email, and nothing cuts off what is too long', async ({ page }) => {
  await page.goto('/about');
  await expect(field(page, 'name')).toHaveAttribute('autocomplete', 'name');
  await expect(field(page, 'email')).toHaveAttribute('autocomplete', 'email');
  const long = { ...newMessage('x'.repeat(5001)), name: 'n'.repeat(101) };
  await fill(page, long);
  await button(page).click();
  await expectTyped(page, long);
  await expect(field(page, 'message')).toHaveAccessibleDescription('Your message must be 5,000 characters or fewer');
  await expect(field(page, 'name')).toHaveAccessibleDescription('Your name must be 100 characters or fewer');
});

test('the field for programs is neither seen nor heard nor reached by keyboard', async ({ page }) => {
  await page.goto('/about');
  const names = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  await field(page, 'message').focus();
  await page.keyboard.press('Tab');
  expect(await names()).toBeNull();
  await expect(page.getByLabel('Leave this field empty')).not.toBeInViewport();
  await expect(page.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0);
});

test('a message far beyond the limit comes back with all of it', async ({ page }) => {
  const message = newMessage('Nada ♪ '.repeat(6000));
  await page.goto('/about');
  await fill(page, message);
  const [answer] = await Promise.all([page.waitForResponse('**/api/contact*'), button(page).click()]);
  expect(answer.status()).toBe(413);
  await expect(alert(page)).toBeFocused();
  await expect(alert(page)).toContainText(content.form.failed.tooLarge);
  await expectTyped(page, message);
});

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'where the form’s script does not arrive' : 'without script', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 560 } });

    test('what the page has to say is where the eye is, on a small phone too', async ({ page }) => {
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto('/about');
      await button(page).click();
      for (const answer of [alert(page), sent(page)]) {
        await expect(answer).toBeFocused();
        await expect(answer.getByRole('heading')).toBeInViewport({ ratio: 1 });
        expect((await edges(answer)).top).toBeGreaterThanOrEqual((await edges(header(page))).bottom - 1);
        if (await sent(page).count()) continue;
        await fill(page, newMessage());
        await button(page).click();
      }
    });
  });
}
