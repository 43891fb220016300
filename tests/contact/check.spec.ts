import { axeOn } from '../browser/axe.ts';
import { content } from '../browser/content.ts';
import { expect, form, newMessage, stored, test } from './form.ts';

test('mistakes are told at once, take the focus, and go as they are corrected', async ({ page }) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/contact')) asked++;
  });
  await form(page).open();
  for (const field of await form(page).island.getByRole('textbox').all())
    await expect(field).toHaveAttribute('aria-required');
  await form(page).field('email').fill('dewi@studio');
  await form(page).button.click();
  await expect(form(page).alert).toBeFocused();
  await expect(form(page).alert).toHaveRole('region');
  await expect(form(page).alert).toHaveAccessibleName(content.form.errors.title);
  await expect(form(page).alert.getByRole('link')).toHaveCount(3);
  await expect(form(page).field('email')).toHaveAccessibleDescription(/^Enter an email address in the correct format/);
  expect(asked).toBe(0);

  await form(page).alert.getByRole('link').first().click();
  await expect(form(page).field('name')).toBeFocused();
  await page.keyboard.type('Dewi');
  await expect(form(page).field('name')).not.toHaveAttribute('aria-invalid');
  await expect(form(page).alert.getByRole('link')).toHaveCount(2);
  await form(page).field('email').fill('');
  await expect(form(page).field('email')).toHaveAccessibleDescription('Enter your email address');

  await form(page).fill(newMessage());
  await expect(form(page).alert).toHaveCount(0);
  await form(page).button.click();
  await expect(form(page).sent).toBeVisible();
  expect(asked).toBe(1);
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
  await expect(note).toHaveText('Characters left: 10');
  await expect(form(page).island.locator('[aria-live]')).toHaveText('Characters left: 10');
  await form(page).field('message').fill('👋'.repeat(5012));
  await expect(note).toHaveText('Characters too many: 12');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await form(page).button.click();
  await expect(form(page).alert).toContainText('5,000 characters or fewer');
  await form(page).field('message').fill('👋'.repeat(5000));
  await form(page).button.click();
  await expect(form(page).receipt).toBeVisible();
  expect(stored(message)).toHaveLength(1);
});

test('what the server finds wrong is shown as it says it', { tag: '@restInFirefox' }, async ({ page }) => {
  await page.route('**/api/contact*', (route) =>
    route.fulfill({ status: 422, json: { errors: { email: 'Enter another address' } } }),
  );
  await form(page).send();
  await expect(form(page).alert).toBeFocused();
  await expect(form(page).field('email')).toHaveAccessibleDescription('Enter another address');
});

for (const colorScheme of ['light', 'dark'] as const) {
  const tag = colorScheme === 'dark' ? '@rest' : [];
  test(`no state of the form is a barrier (${colorScheme})`, { tag }, async ({ page, context }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const axe = async () => {
      const look = axeOn(page).include('.contact');
      // By night only the colours are others.
      const { violations } = await (colorScheme === 'dark' ? look.withRules(['color-contrast']) : look).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    };
    // As it is at first, and with mistakes, it is looked at by owner/axe.spec.
    await form(page).write();
    await context.setOffline(true);
    await form(page).button.click();
    await expect(form(page).status).toContainText('You are offline');
    await axe();
    await context.setOffline(false);
    await expect(form(page).sent).toBeVisible();
    await axe();
  });
}
