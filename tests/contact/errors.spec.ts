import { fields, requiredFields } from '../../contract/contact.ts';
import { content } from '../browser/content.ts';
import { webFontReady } from '../browser/pageReady.ts';
import { apiUrl, expect, storedRows, test, uniqueMessage } from './form.ts';

const { errors, failed, restored } = content.form;

test('an error moves nothing when it appears, and is gone when its field is corrected', async ({ page, contact }) => {
  const posted: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()));
  const size = () => contact.island.locator('form').evaluate((form) => [form.clientWidth, form.clientHeight]);
  await contact.open();
  await webFontReady(page);
  for (const name of fields) {
    const attributes = `[name=${name}][aria-required=${requiredFields.includes(name)}][dir=auto]`;
    await expect(contact.island.locator(attributes), `${name} tells whether it is required`).toBeVisible();
  }
  await contact.field('email').fill('dewi@studio');
  const sizeBefore = await size();
  await contact.button.click();
  await expect(contact.field('name')).toBeFocused();
  await expect(contact.field('name')).toHaveAccessibleDescription(errors.name.required);
  await expect(contact.field('email')).toHaveAccessibleDescription(errors.email.format);
  await expect(page.getByText(errors.name.required)).toHaveCount(1);
  await expect(contact.status).toHaveText(content.form.errors.title);
  expect(await size()).toEqual(sizeBefore);

  await page.keyboard.type('Dewi');
  await expect(contact.field('name')).not.toHaveAttribute('aria-invalid');
  await expect(page.getByText(errors.name.required)).toHaveCount(0);
  const borderOf = (name: string) => contact.field(name).evaluate((field) => getComputedStyle(field).borderTopColor);
  expect(await borderOf('email'), 'only the wrong field has a red border').not.toBe(await borderOf('name'));
  await contact.field('email').fill('');
  await expect(contact.field('email')).toHaveAccessibleDescription(errors.email.required);
  await contact.button.click();
  await expect(contact.field('email')).toBeFocused();
  expect(posted).toEqual([]);

  await contact.fill(uniqueMessage());
  await expect(contact.status).toHaveText('');
  await contact.button.click();
  await expect(contact.confirmation).toBeVisible();
  expect(posted).toHaveLength(1);
});

test('a rejected message stays in the form, also after a reload', { tag: '@firefoxInTestAll' }, async ({
  page,
  contact,
}) => {
  const answer = { errors: { email: 'Enter another address' } };
  await page.route(apiUrl, (route) => route.fulfill({ status: 422, json: answer }));
  const message = await contact.openAndSend();
  await expect(contact.field('email')).toBeFocused();
  await expect(contact.field('email')).toHaveAccessibleDescription(answer.errors.email);
  await contact.expectValues(message);
  await page.unroute(apiUrl);
  await page.route(apiUrl, (route) => route.fulfill({ status: 429, json: { error: failed.tooMany } }));
  await contact.button.click();
  await expect(contact.failureNotice).toBeFocused();
  await expect(contact.failureNotice).toHaveAccessibleName(failed.title);
  await expect(contact.failureNotice).toContainText(failed.tooMany);
  await page.unroute(apiUrl);
  await contact.open();
  await expect(contact.status).toContainText(restored);
  await contact.expectValues(message);
  await contact.button.click();
  await expect(contact.receipt).toBeVisible();
  expect(storedRows(message)).toHaveLength(1);
});
