import type { Page } from '@playwright/test';
import { languages } from '../content/schema.ts';
import { pages } from './browser/pages.ts';
import { expect, test } from './browser/reading.ts';
import { footer, header } from './browser/visitor.ts';
import { ownContent } from './content/own.ts';

const { site: english } = ownContent('en');
const { site: indonesian, form } = ownContent('id');
const words = { en: english, id: indonesian };
/** The English titles stand in spec/02-routes.spec.ts. */
const others = languages.filter((language) => language !== 'en');
const offer = (page: Page) => page.locator('.language-offer:visible');
/** Its script has run: whatever is to be offered is offered now. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'load' });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('each page is there in the words of each language, and all its links and forms stay in it, but for the way back', async ({
  reading,
}) => {
  for (const language of others) {
    const titles = new Set<string>();
    for (const { at, words: key } of pages) {
      const page = await reading(`${at}?lang=${language}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveTitle(ownContent(language).site.pages[key].title);
      titles.add(await page.title());
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
    expect(titles.size).toBe(pages.length);
  }
});

test('the language stays while browsing, and the footer leads to the same page in the other', async ({ page }) => {
  await page.goto('/?lang=id');
  await header(page).getByRole('link', { name: words.id.nav.about, exact: true }).click();
  await expect(page).toHaveURL('/about?lang=id');
  await header(page).getByRole('link', { name: words.id.nav.feature, exact: true }).click();
  await expect(page).toHaveURL('/?lang=id#feature');
  await header(page).getByRole('link', { name: words.id.nav.about, exact: true }).click();
  await footer(page).getByRole('link', { name: words.en.language.name }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await footer(page).getByRole('link', { name: words.id.language.name }).click();
  await expect(page).toHaveURL('/about?lang=id');
});

test('on an unknown path the other language keeps the address', async ({ page }) => {
  await page.goto('/no-such-page/deeper');
  for (const [name, language] of [
    [words.id.language.name, 'id'],
    [words.en.language.name, 'en'],
  ] as const) {
    await footer(page).getByRole('link', { name }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page).toHaveURL(`/no-such-page/deeper?lang=${language}`);
  }
});

test.describe('A browser that prefers Bahasa Indonesia', () => {
  test.use({ locale: 'id-ID' });

  test('is offered it on the page where it arrives, and never again', async ({ page }) => {
    await open(page, '/');
    await expect(offer(page)).toHaveText(new RegExp(words.id.languageOffer.text.replace('?', '\\?')));
    await open(page, '/about');
    await expect(offer(page)).toHaveCount(0);
    await open(page, '/');
    await expect(offer(page)).toHaveCount(0);
  });

  test('goes to the same page in it, or closes the offer', async ({ page, context }) => {
    await open(page, '/about');
    await offer(page).getByRole('link', { name: words.id.languageOffer.yes }).click();
    await expect(page).toHaveURL('/about?lang=id');
    await expect(offer(page)).toHaveCount(0);
    await page.evaluate(() => localStorage.clear());
    const another = await context.newPage();
    await open(another, '/');
    await offer(another).getByRole('button', { name: words.id.languageOffer.no }).click();
    await expect(offer(another)).toHaveCount(0);
  });

  test('is not asked after a press on a language’s link, on that page or later', async ({ page }) => {
    await open(page, '/?lang=id');
    await footer(page).getByRole('link', { name: words.en.language.name }).click();
    await expect(page).toHaveURL('/');
    // Its script has run.
    await page.waitForFunction(() => localStorage.getItem('language-offer'));
    await expect(offer(page)).toHaveCount(0);
    await open(page, '/about');
    await expect(offer(page)).toHaveCount(0);
  });

  test('at 400% zoom sees the headline, and the offer at the end', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, '/');
    await expect(offer(page)).not.toBeInViewport();
    await offer(page).getByRole('link').scrollIntoViewIfNeeded();
    const top = (await offer(page).boundingBox())?.y ?? 0;
    const { y = 0, height = 0 } = (await footer(page).boundingBox()) ?? {};
    expect(Math.round(y + height)).toBeLessThanOrEqual(Math.round(top));
  });

  test('sees the page beside the offer, which takes no focus and little room', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/');
    await expect(offer(page)).toBeVisible();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    expect((await offer(page).boundingBox())?.height).toBeLessThan(0.25 * 740);
  });

  test('is not asked on an Indonesian page', async ({ page }) => {
    await open(page, '/?lang=id');
    await expect(offer(page)).toHaveCount(0);
  });
});

for (const locale of ['en-GB', 'ja-JP']) {
  test.describe(locale, () => {
    test.use({ locale });
    test('nothing is offered', async ({ page }) => {
      for (const at of locale === 'ja-JP' ? ['/', '/?lang=id'] : ['/']) {
        await open(page, at);
        await expect(offer(page)).toHaveCount(0);
      }
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'With scripts' : 'Without scripts', () => {
    test.use({ javaScriptEnabled });
    test('the form’s errors, thanks and receipt are in the page’s language', async ({ page }) => {
      await page.goto('/about?lang=id');
      const send = page.getByRole('button', { name: form.submit, exact: true });
      await page.getByLabel(form.email, { exact: true }).fill('dewi');
      await send.click();
      await expect(page.getByRole('link', { name: form.errors.name.required })).toBeVisible();
      await expect(page.getByRole('link', { name: form.errors.email.format })).toBeVisible();
      await page.getByLabel(form.name, { exact: true }).fill('Dewi');
      await page.getByLabel(form.email, { exact: true }).fill('dewi@example.com');
      await page.getByLabel(form.message, { exact: true }).fill('Halo');
      await send.click();
      await expect(page.getByRole('heading', { name: form.sent.title })).toBeVisible();
      await expect(page.getByText(form.sent.text.split('{receipt}')[0] ?? '')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'id');
    });
  });
}
