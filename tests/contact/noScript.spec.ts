import { content } from '../browser/content.ts';
import { edges, header } from '../browser/visitor.ts';
import { expect, form, newMessage, test } from './form.ts';

test.use({ javaScriptEnabled: false });

test('without script a mistake comes back with everything typed and a message beside the field', async ({ page }) => {
  const typed = { name: ' ', email: 'dewi@studio', message: 'Halo 👋 "<b>&amp;\nbaris kedua' };
  await page.goto('/about');
  const { title } = await page.evaluate(() => ({ title: document.title }));
  await form(page).fill(typed);
  const [answer] = await Promise.all([page.waitForResponse('**/api/contact*'), form(page).button.click()]);
  expect(answer.status()).toBe(422);
  await expect(page).toHaveTitle(`Error: ${title}`);
  await form(page).expectTyped(typed);
  await expect(form(page).field('name')).toBeFocused();
  await expect(form(page).field('name')).toHaveAccessibleDescription(content.form.errors.name.required);
  await expect(form(page).field('email')).toHaveAttribute('aria-invalid', 'true');
  await expect(form(page).field('email')).toHaveAccessibleDescription(content.form.errors.email.format);
  await expect(form(page).field('message')).not.toHaveAttribute('aria-invalid');
  await expect(form(page).status).toContainText(content.form.errors.title);
});

test('browsers can fill in the name and the email, and nothing cuts off what is too long', async ({ page }) => {
  await page.goto('/about');
  await expect(form(page).field('name')).toHaveAttribute('autocomplete', 'name');
  await expect(form(page).field('email')).toHaveAttribute('autocomplete', 'email');
  const long = { ...newMessage('x'.repeat(5001)), name: 'n'.repeat(101) };
  await form(page).fill(long);
  await form(page).button.click();
  await form(page).expectTyped(long);
  await expect(form(page).field('message')).toHaveAccessibleDescription(
    'Your message must be 5,000 characters or fewer',
  );
  await expect(form(page).field('name')).toHaveAccessibleDescription('Your name must be 100 characters or fewer');
});

test('the field for programs is neither seen nor heard nor reached by keyboard', async ({ page }) => {
  await page.goto('/about');
  const names = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  await form(page).field('message').focus();
  await page.keyboard.press('Tab');
  expect(await names()).toBeNull();
  await expect(page.getByLabel('Leave this field empty')).not.toBeInViewport();
  await expect(page.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0);
});

test('a message far beyond the limit comes back with all of it', async ({ page }) => {
  const message = newMessage('Nada ♪ '.repeat(6000));
  await page.goto('/about');
  await form(page).fill(message);
  const [answer] = await Promise.all([page.waitForResponse('**/api/contact*'), form(page).button.click()]);
  expect(answer.status()).toBe(413);
  await expect(form(page).notSent).toBeFocused();
  await expect(form(page).notSent).toContainText(content.form.failed.tooLarge);
  await form(page).expectTyped(message);
});

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'where the form’s script does not arrive' : 'without script', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 560 } });

    // Both get the same page from the server.
    const tag = javaScriptEnabled ? '@rest' : [];
    test('what the page has to say is where the eye is, on a small phone too', { tag }, async ({ page }) => {
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto('/about');
      await form(page).button.click();
      await expect(form(page).field('name')).toBeFocused();
      await expect(page.getByText(content.form.errors.name.required)).toBeInViewport({ ratio: 1 });
      expect((await edges(form(page).field('name'))).top).toBeGreaterThanOrEqual(
        (await edges(header(page))).bottom - 1,
      );
      await form(page).fill(newMessage());
      await form(page).button.click();
      await expect(form(page).sent).toBeFocused();
      await expect(form(page).sent.getByRole('heading')).toBeInViewport({ ratio: 1 });
      expect((await edges(form(page).sent)).top).toBeGreaterThanOrEqual((await edges(header(page))).bottom - 1);
    });
  });
}
