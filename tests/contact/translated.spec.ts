import type { Page } from '@playwright/test';
import { content } from '../browser/content.ts';
import { holdBack } from '../browser/holdBack.ts';
import { pages } from '../browser/pages.ts';
import { type Translator, translateFromTheStart, translateNow } from '../browser/translate.ts';
import { api, empty, expect, form, newMessage, script, stored, test } from './form.ts';

const { form: words, about } = content;

type Visit = (page: Page) => Promise<void>;
const visits: Record<string, (how: Translator) => { before: Visit; after: Visit }> = {
  'before the form is hydrated': (how) => ({
    async before(page) {
      await translateFromTheStart(page, how);
      // A translator is quicker than a slow network, and never the other way about in this test.
      const arrive = await holdBack(page, script);
      page.on('domcontentloaded', async () => {
        await page.waitForFunction(() => 'translated' in document.documentElement.dataset).catch(() => {});
        arrive();
      });
    },
    after: async () => {},
  }),
  'after the form is hydrated': (how) => ({ before: async () => {}, after: (page) => translateNow(page, how) }),
};

for (const how of ['moves the text', 'replaces the text'] as const) {
  for (const [when, visit] of Object.entries(visits)) {
    // npm test has each way and each time once.
    const tag = (how === 'moves the text') === (when === 'before the form is hydrated') ? [] : '@rest';
    test.describe(`A translator that ${how} ${when}`, { tag }, () => {
      const { before, after } = visit(how);
      test.beforeEach(({ page }) => before(page));
      const openTranslated = async (page: Page) => {
        await form(page).open();
        await after(page);
        await expect(page.locator('html')).toHaveAttribute('data-translated');
      };

      test('leaves the form its mistakes, its waiting and its confirmation', async ({ page, context }) => {
        test.slow();
        const message = newMessage();
        await openTranslated(page);
        await form(page).button.click();
        await expect(form(page).island).toContainText(words.errors.message.required);
        await form(page).fill({ ...message, email: 'dewi' });
        await expect(form(page).island).not.toContainText(words.errors.message.required);
        await expect(form(page).island).toContainText(words.errors.email.format.slice(0, 20));
        await form(page).fill(message);
        await expect(form(page).island).not.toContainText(words.errors.email.format.slice(0, 20));
        await context.setOffline(true);
        await form(page).button.click();
        await expect(form(page).status).toContainText(words.later.offline);
        await expect(form(page).button).toContainText(words.later.again);
        await form(page).field('message').fill('x'.repeat(4999));
        await expect(form(page).island).toContainText(words.remaining.replace('{count}', '1'));
        await form(page).field('message').fill('x'.repeat(5001));
        await expect(form(page).island).toContainText(words.over.replace('{count}', '1'));
        await form(page).field('message').fill(message.message);
        await expect(form(page).status).toContainText(words.later.changed);
        await expect(form(page).status).not.toContainText(words.later.offline);
        await context.setOffline(false);
        await form(page).button.click();
        await expect(form(page).receipt).toContainText(stored(message)[0]?.receipt ?? /\w/);
        await form(page).sent.getByRole('link').click();
        await form(page).expectTyped(empty);
        expect(stored(message)).toHaveLength(1);
      });

      // What a draft shows comes and goes in the same way as what the first test looks at.
      const draftTag = when === 'before the form is hydrated' ? [] : '@rest';
      test('leaves a draft that was brought back to be sent or to be begun afresh', { tag: draftTag }, async ({
        page,
      }) => {
        test.slow();
        const message = await form(page).write();
        await openTranslated(page);
        await expect(form(page).status).toContainText(words.later.restored);
        await form(page).island.getByRole('button', { name: words.later.discard }).click();
        await form(page).expectTyped(empty);
        await expect(form(page).status).not.toContainText(words.later.restored);
        await form(page).fill(message);
        await openTranslated(page);
        await expect(form(page).status).toContainText(words.later.restored);
        await page.route(api, (route) => route.fulfill({ status: 404 }));
        await form(page).button.click();
        await expect(form(page).notSent).toContainText(words.failed.noServer);
        await page.unroute(api);
        await form(page).button.click();
        await expect(form(page).sent).toContainText(words.sent.title);
        expect(stored(message)).toHaveLength(1);
      });
    });
  }

  const tag = how === 'moves the text' ? [] : '@rest';
  test(`A translator that ${how} leaves every page whole, and the tabs`, { tag }, async ({ page }) => {
    test.slow();
    await translateFromTheStart(page, how);
    for (const { at } of pages) {
      await page.goto(at);
      await expect(page.locator('html')).toHaveAttribute('data-translated');
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
    await page.goto('/about');
    const { user, host } = about.products;
    for (const { tab, description } of [host, user, host]) {
      await page.locator('.product-tabs').getByText(tab).click();
      await expect(page.getByText(description)).toBeVisible();
    }
    await expect(page.getByText(user.description)).toBeHidden();
  });
}
