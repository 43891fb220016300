import AxeBuilder from '@axe-core/playwright';
import {
  alert,
  button,
  expect,
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

test('mistakes are told at once, take the focus, and go as they are corrected', async ({ page }) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/contact')) asked++;
  });
  await open(page);
  await field(page, 'email').fill('dewi@studio');
  await button(page).click();
  await expect(alert(page)).toBeFocused();
  await expect(alert(page).getByRole('link')).toHaveCount(3);
  await expect(field(page, 'email')).toHaveAccessibleDescription(/^Enter an email address in the correct format/);
  expect(asked).toBe(0);

  await alert(page).getByRole('link').first().click();
  await expect(field(page, 'name')).toBeFocused();
  await page.keyboard.type('Dewi');
  await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid');
  await expect(alert(page).getByRole('link')).toHaveCount(2);
  await field(page, 'email').fill('');
  await expect(field(page, 'email')).toHaveAccessibleDescription('Enter your email address');

  await fill(page, newMessage());
  await expect(alert(page)).toHaveCount(0);
  await button(page).click();
  await expect(sent(page)).toBeVisible();
  expect(asked).toBe(1);
});

test('the space that is left is told only near its end, and nothing is cut', async ({ page }) => {
  await open(page);
  const message = newMessage('👋'.repeat(4490));
  await fill(page, message);
  const note = island(page).locator('.character-count');
  await expect(note).toHaveCount(0);
  await field(page, 'message').fill('👋'.repeat(4990));
  await expect(note).toHaveText('Characters left: 10');
  await expect(island(page).locator('[aria-live]')).toHaveText('Characters left: 10');
  await field(page, 'message').fill('👋'.repeat(5012));
  await expect(note).toHaveText('Characters too many: 12');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await button(page).click();
  await expect(alert(page)).toContainText('5,000 characters or fewer');
  await field(page, 'message').fill('👋'.repeat(5000));
  await button(page).click();
  await expect(receipt(page)).toBeVisible();
  expect(stored(message)).toHaveLength(1);
});

test('any script is welcome', async ({ page }) => {
  const message = newMessage('ꦲꦏ꧀ꦱꦫꦗꦮ · 日本語 · العربية · 👩🏽‍🎤🥁 <script>alert(1)</script>');
  await open(page);
  await fill(page, { ...message, name: 'Şükrü 😀' });
  await button(page).click();
  await expect(receipt(page)).toBeVisible();
  expect(stored(message)[0]?.message).toBe(message.message);
});

test('what the server finds wrong is shown as it says it', async ({ page }) => {
  await page.route('**/api/contact*', (route) =>
    route.fulfill({ status: 422, json: { errors: { email: 'Enter another address' } } }),
  );
  await open(page);
  await fill(page, newMessage());
  await button(page).click();
  await expect(alert(page)).toBeFocused();
  await expect(field(page, 'email')).toHaveAccessibleDescription('Enter another address');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no state of the form is a barrier (${colorScheme})`, async ({ page, context }) => {
    // Four looks at the page take their time where the machine is busy.
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const axe = async () => {
      const look = new AxeBuilder({ page }).include('.contact');
      // By night only the colours are others.
      const { violations } = await (colorScheme === 'dark' ? look.withRules(['color-contrast']) : look).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    };
    await open(page);
    await axe();
    await button(page).click();
    await expect(alert(page)).toBeVisible();
    await axe();
    await fill(page, newMessage());
    await context.setOffline(true);
    await button(page).click();
    await expect(status(page)).toContainText('You are offline');
    await axe();
    await context.setOffline(false);
    await expect(sent(page)).toBeVisible();
    await axe();
  });
}
