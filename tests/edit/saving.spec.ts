import { expect, test } from './owner.ts';

// Each redraws the page several times, as a slow machine does in seconds.
test.describe.configure({ timeout: 90_000 });

test('what is clicked and typed while the last change is still being saved is not lost', async ({ page, owner }) => {
  await owner.open();
  const title = page.locator('.testimonials h2');
  // As a busy machine: what was wished is saved late, and shown later still.
  await page.route(/edit-api\/save/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  let show = () => {};
  const held = new Promise<void>((resolve) => {
    show = resolve;
  });
  await page.route(/edit-api\/page/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('banner').locator('.wordmark').click();
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Hobiku');
  await name.press('Enter');
  await title.click();
  await page.keyboard.type('What they told us');
  await page.keyboard.press('Enter');
  await expect(owner.bar.getByRole('status')).toHaveText('Saved, showing it …');
  await expect.poll(owner.changed).toHaveLength(4);
  show();
  await owner.saved();
  expect(owner.changed()).toContain('+  title: What they told us');
  await expect(title).toHaveText('What they told us');
  await expect(page.getByRole('banner').locator('.wordmark')).toHaveText('hobiku');
});
