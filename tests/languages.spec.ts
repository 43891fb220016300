import { languages } from '../content/schema.ts';
import { fields } from '../contract/contact.ts';
import { pages } from './browser/pages.ts';
import { expect, test } from './browser/reading.ts';
import { footer, header } from './browser/visitor.ts';
import { ownContent } from './content/own.ts';
import { right } from './server/parts/send.ts';

const { site: english } = ownContent('en');
const { site: indonesian, form } = ownContent('id');
const words = { en: english, id: indonesian };
/** spec/02-routes.spec.ts has the English titles. */
const others = languages.filter((language) => language !== 'en');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('each page exists in each language, and all its links and forms keep the language, except the language links', async ({
  reading,
}) => {
  for (const language of others) {
    for (const { at, words: key } of pages) {
      const page = await reading(`${at}?lang=${language}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveTitle(ownContent(language).site.pages[key].title);
      const leads = await page.locator('a[href], form[action]').evaluateAll((all) =>
        all.map((one) => ({
          to: one.getAttribute('href') ?? one.getAttribute('action') ?? '',
          hreflang: one.getAttribute('hreflang'),
        })),
      );
      const inside = leads.filter(({ to }) => to.startsWith('/'));
      expect(inside.length, at).toBeGreaterThan(4);
      const staying = inside.filter(({ hreflang }) => !hreflang || hreflang === language);
      const lost = staying.filter(({ to }) => !to.includes(`lang=${language}`));
      expect(lost, at).toEqual([]);
    }
  }
});

test('the language stays while browsing, and the footer links to the same page in the other language, also on an unknown path', async ({
  tab: page,
}) => {
  await page.goto('/?lang=id');
  await header(page).getByRole('link', { name: words.id.nav.about, exact: true }).click();
  await expect(page).toHaveURL('/about?lang=id');
  await header(page).getByRole('link', { name: words.id.nav.feature, exact: true }).click();
  await expect(page).toHaveURL('/?lang=id#feature');
  for (const [path, from, to] of [
    ['/about', 'id', 'en'],
    ['/no-such-page/deeper', 'en', 'id'],
  ] as const) {
    await page.goto(`${path}?lang=${from}`);
    await footer(page).getByRole('link', { name: words[to].language.name }).click();
    await expect(page).toHaveURL(`${path}?lang=${to}`);
    await expect(page.locator('html')).toHaveAttribute('lang', to);
  }
});

test.describe('A browser that prefers Bahasa Indonesia', () => {
  test.use({ locale: 'id-ID' });

  test('gets it on every page, also on the 404 page', async ({ request }) => {
    const headers = { 'Accept-Language': 'id-ID,id;q=0.9' };
    for (const { at } of pages) {
      const html = await (await request.get(at, { headers })).text();
      expect(html.slice(0, 40), at).toContain('<html lang="id"');
    }
  });

  // Without script the answer is a page, which must choose a language.
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('keeps English after its reader has chosen it, also after a message', async ({ page }) => {
      await page.goto('/');
      await footer(page).getByRole('link', { name: words.en.language.name }).click();
      await expect(page).toHaveURL('/?lang=en');
      await header(page).getByRole('link', { name: words.en.nav.about, exact: true }).click();
      await expect(page).toHaveURL('/about?lang=en');
      const { form } = ownContent('en');
      for (const field of fields) await page.getByLabel(form[field], { exact: true }).fill(right[field]);
      await page.getByRole('button', { name: form.submit, exact: true }).click();
      await expect(page.getByRole('heading', { name: form.sent.title })).toBeVisible();
      await header(page).getByRole('link', { name: words.en.nav.feature, exact: true }).click();
      await expect(page).toHaveURL('/?lang=en#feature');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });
  });
});

test('the form’s errors, confirmation and receipt are in the page’s language', async ({ tab: page }) => {
  await page.goto('/about?lang=id');
  const send = page.getByRole('button', { name: form.submit, exact: true });
  await page.getByLabel(form.email, { exact: true }).fill('dewi');
  await send.click();
  await expect(page.getByText(form.errors.name.required)).toBeVisible();
  await expect(page.getByText(form.errors.email.format)).toBeVisible();
  for (const field of fields) await page.getByLabel(form[field], { exact: true }).fill(right[field]);
  await send.click();
  await expect(page.getByRole('heading', { name: form.sent.title })).toBeVisible();
  await expect(page.getByText(form.sent.text.split('{receipt}')[0] ?? '')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
});
