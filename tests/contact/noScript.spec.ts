import { content } from '../browser/content.ts';
import { edgesOf, header } from '../browser/pageHelpers.ts';
import { expect, storedRows, test, uniqueMessage } from './form.ts';

const { errors } = content.form;

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 560 } });

test('without script a mistake is shown at its field, until a corrected message is stored', async ({
  page,
  contact,
}) => {
  const typed = { ...uniqueMessage(), name: ' ', email: 'dewi@', message: 'Halo 👋 "<b>&amp;\nbaris kedua' };
  await page.goto('/about');
  const title = await page.title();
  await contact.fill(typed);
  const [answer] = await Promise.all([page.waitForResponse('**/api/contact*'), contact.button.click()]);
  expect(answer.status()).toBe(422);
  await expect(page).toHaveTitle(`Error: ${title}`);
  await contact.expectValues(typed);
  await expect(contact.field('name')).toBeFocused();
  await expect(contact.field('name')).toHaveAccessibleDescription(errors.name.required);
  await expect(contact.field('email')).toHaveAttribute('aria-invalid', 'true');
  await expect(contact.field('email')).toHaveAccessibleDescription(errors.email.format);
  await expect(contact.field('message')).not.toHaveAttribute('aria-invalid');
  await expect(contact.status).toHaveText(content.form.errors.title);
  const headerBottom = async () => (await edgesOf(header(page))).bottom - 1;
  await expect(page.getByText(errors.name.required)).toBeInViewport({ ratio: 1 });
  const label = await edgesOf(page.getByText(content.form.name, { exact: true }));
  expect(label.top).toBeGreaterThanOrEqual(await headerBottom());
  const message = uniqueMessage('Rahasia');
  await contact.fill(message);
  await contact.button.click();
  await expect(page).toHaveURL(/\/about\?sent=[\w-]+#contact-result$/);
  await expect(contact.confirmation).toBeFocused();
  await expect(contact.confirmation.getByRole('heading')).toBeInViewport({ ratio: 1 });
  expect((await edgesOf(contact.confirmation)).top).toBeGreaterThanOrEqual(await headerBottom());
  expect(storedRows(message)).toMatchObject([{ message: 'Rahasia' }]);
  await expect(contact.receipt).toHaveText(storedRows(message)[0]?.receipt ?? 'nothing stored');
  await page.reload();
  expect(storedRows(message)).toHaveLength(1);
  await contact.confirmation.getByRole('link').click();
  await expect(contact.field('message')).toHaveValue('');
});

test('without script browsers may fill in all fields but the hidden one, and too long texts stay in the form', async ({
  page,
  contact,
}) => {
  await page.goto('/about?lang=id');
  for (const [name, autocomplete] of Object.entries({ name: 'name', email: 'email', website: 'off' }))
    await expect(contact.field(name)).toHaveAttribute('autocomplete', autocomplete);
  const tooLong = { ...uniqueMessage('x'.repeat(5001)), name: 'n'.repeat(101) };
  await contact.fill(tooLong);
  expect((await edgesOf(contact.field('message'))).right, 'a long word is broken').toBeLessThan(360);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBeNull();
  await expect(page.getByLabel('Leave this field empty')).not.toBeInViewport();
  await expect(page.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0);
  await contact.button.click();
  await contact.expectValues(tooLong);
  await expect(contact.field('message')).toHaveAccessibleDescription(/message must be 5\.000 characters/);
  await expect(contact.field('name')).toHaveAccessibleDescription(/name must be 100 characters/);
});
