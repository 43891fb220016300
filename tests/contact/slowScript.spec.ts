import { expect, formScript, openBeforeScript, storedRows, test, uniqueMessage } from './form.ts';

test('a message sent before the script arrives does not remain as a draft', async ({ page, contact }) => {
  const message = await contact.openAndFill();
  const loadScript = await openBeforeScript(page);
  await contact.fill(message);
  await contact.button.click();
  await expect(page).toHaveURL(/\/about\?sent=/);
  expect(storedRows(message)).toHaveLength(1);

  // If the script came before the reload, it would remove ?sent= from the address, and the reloaded page would not confirm.
  await page.reload();
  loadScript();
  await contact.island.scrollIntoViewIfNeeded();
  await expect(contact.island).toHaveAttribute('data-started');
  expect(await page.evaluate(() => sessionStorage.getItem('contact')), 'the old draft is deleted').toBeNull();
  await contact.confirmation.getByRole('link').click();
  const next = uniqueMessage('The next one');
  await contact.fill(next);
  await contact.open();
  await contact.expectValues(next);
});

test('a message sent without an email does not get the email of an older draft', async ({ page, contact }) => {
  const message = { ...(await contact.openAndFill()), email: '' };
  const loadScript = await openBeforeScript(page);
  await contact.fill(message);
  await contact.button.click();
  await expect(contact.field('email')).toHaveAttribute('aria-invalid', 'true');
  loadScript();
  await expect(contact.island).toHaveAttribute('data-started');
  await contact.expectValues(message);
});

test('a script that failed to load is requested again when a field gets the focus', async ({ page, contact }) => {
  await page.route(formScript, (route) => route.abort());
  await page.goto('/about');
  await Promise.all([page.waitForEvent('requestfailed'), contact.island.scrollIntoViewIfNeeded()]);
  await contact.field('name').fill('Dewi');
  await page.unroute(formScript);
  await contact.field('email').focus();
  await expect(contact.island).toHaveAttribute('data-started');
  await expect(contact.field('name')).toHaveValue('Dewi');
});
