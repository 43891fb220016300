import { content } from '../browser/content.ts';
import { pages } from '../browser/pages.ts';
import { expect, test } from '../browser/reading.ts';
import { footer, region } from '../browser/visitor.ts';

const { about, facts } = content;

test.describe('5. Validation rules', () => {
  test("The contact email input uses the browser's email input type", async ({ page }) => {
    await page.goto('/about');
    const email = page.getByLabel('Email', { exact: true });
    await expect(email).toHaveJSProperty('type', 'email');
    await email.fill('no address');
    await expect(email).toHaveJSProperty('validity.typeMismatch', true);
  });
});

test.describe('6. Roles and permissions', () => {
  test('No access control is shown: every page answers without asking who it is', async ({ request }) => {
    for (const { at, status } of pages) {
      const answer = await request.get(at);
      expect(answer.status(), at).toBe(status);
      expect(answer.headers()).not.toHaveProperty('www-authenticate');
      expect(answer.headers()).not.toHaveProperty('set-cookie');
    }
  });
});

test.describe('7. The calls it makes', () => {
  test('A page asks only for its own files: no call to any other host, and none for data', async ({
    page,
    baseURL,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`) || ['fetch', 'xhr'].includes(request.resourceType()))
        calls.push(request.url());
    });
    for (const { at } of pages) {
      await page.goto(at);
      await footer(page).scrollIntoViewIfNeeded();
    }
    expect(calls).toEqual([]);
  });

  test('What was typed into the contact form never stands in the address bar', async ({ page }) => {
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    await page.goto('/about');
    await page.getByLabel('Your Name', { exact: true }).fill('Zaenab');
    await page.getByLabel('Email', { exact: true }).fill('zaenab@example.com');
    await page.getByLabel('Message', { exact: true }).fill('Rahasia');
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Submit' }).click();
    await answered;
    for (const address of [...addresses, page.url()]) expect(address).not.toMatch(/zaenab|rahasia/i);
  });
});

test.describe('9. Business constants and limits', () => {
  test('About page statistics: 1K, 1K, +100', async ({ reading }) => {
    const page = await reading('/about');
    const figures = region(page, about.statistics.label).getByRole('definition');
    expect(await figures.evaluateAll((all) => all.map((figure) => figure.textContent))).toEqual(['1K', '1K', '+100']);
  });

  test('The footer shows a separate placeholder phone', async ({ reading }) => {
    const page = await reading('/about');
    expect(facts.footer.phone.text).not.toBe(facts.contact.phone.text);
    await expect(footer(page).getByText(facts.footer.phone.text)).toBeVisible();
    await expect(footer(page)).not.toContainText(facts.contact.phone.text);
  });
});
