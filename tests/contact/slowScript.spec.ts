import { expect, openWithSlowScript, rowsOf, script, test, uniqueMessage } from './form.ts';

test('a message sent before the script arrives is confirmed, and only once', async ({ page, contact }) => {
  const message = uniqueMessage();
  const arrive = await openWithSlowScript(page);
  await contact.fill(message);
  await contact.button.click();
  await expect(page).toHaveURL(/\/about\?sent=/);
  expect(rowsOf(message)).toHaveLength(1);

  // The script comes after the reload, because it takes ?sent= out of the address.
  await page.reload();
  arrive();
  await contact.island.scrollIntoViewIfNeeded();
  await expect(contact.island).toHaveAttribute('data-hydrated');
  await contact.sent.getByRole('link').click();
  const next = uniqueMessage('The next one');
  await contact.fill(next);
  await page.reload();
  await contact.island.scrollIntoViewIfNeeded();
  await contact.expectTyped(next);
});

test('the server’s answer to a press before the script arrives does not bring back what the visitor had deleted', async ({
  page,
  contact,
}) => {
  const message = { ...(await contact.write()), email: '' };
  const arrive = await openWithSlowScript(page);
  await contact.fill(message);
  await contact.button.click();
  await expect(contact.field('email')).toHaveAttribute('aria-invalid', 'true');
  arrive();
  await expect(contact.island).toHaveAttribute('data-hydrated');
  await contact.expectTyped(message);
});

test('a script that failed to load is requested again when the form is touched', async ({ page, contact }) => {
  await page.route(script, (route) => route.abort());
  await page.goto('/about');
  await Promise.all([page.waitForEvent('requestfailed'), contact.island.scrollIntoViewIfNeeded()]);
  await contact.field('name').fill('Dewi');
  await page.unroute(script);
  await contact.field('email').focus();
  await expect(contact.island).toHaveAttribute('data-hydrated');
  await expect(contact.field('name')).toHaveValue('Dewi');
});
