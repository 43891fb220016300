import { fields } from '../contract/contact.ts';
import { footer, header } from './browser/pageHelpers.ts';
import { unknownPath } from './browser/pages.ts';
import { expect, test, testInNewPage } from './browser/test.ts';
import { testContent } from './content/testContent.ts';
import { validMessage } from './server/helpers/send.ts';

const english = testContent('en');
const words = { en: english.site, id: testContent('id').site };

test('the footer links to the same page in the other language, also on an unknown path', async ({ page }) => {
  for (const path of ['/about', unknownPath]) {
    await page.goto(`${path}?lang=id`);
    for (const language of ['en', 'id'] as const) {
      await footer(page).getByRole('link', { name: words[language].language.name }).click();
      await expect(page).toHaveURL(`${path}?lang=${language}`);
      await expect(footer(page).locator('[aria-current]')).toHaveText(words[language].language.name);
    }
  }
});

test.describe('Without scripts a browser that prefers Bahasa Indonesia', () => {
  test.use({ locale: 'id-ID', javaScriptEnabled: false });

  testInNewPage('shows English once the visitor has chosen English, also after sending a message', async ({ page }) => {
    await page.goto('/');
    await footer(page).getByRole('link', { name: words.en.language.name }).click();
    await expect(page).toHaveURL('/?lang=en');
    await header(page).getByRole('link', { name: words.en.nav.about, exact: true }).click();
    await expect(page).toHaveURL('/about?lang=en');
    for (const field of fields) await page.getByLabel(english.form[field], { exact: true }).fill(validMessage[field]);
    await page.getByRole('button', { name: english.form.submit, exact: true }).click();
    await expect(page.getByRole('heading', { name: english.form.confirmation.title })).toBeVisible();
    await header(page).getByRole('link', { name: words.en.nav.feature, exact: true }).click();
    await expect(page).toHaveURL('/?lang=en#feature');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
