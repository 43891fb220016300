import type { Page } from '@playwright/test';
import { content } from '../browser/content.ts';
import { holdBack } from '../browser/holdBack.ts';
import { pages } from '../browser/pages.ts';
import { type Translator, translateFromTheStart, translateNow } from '../browser/translate.ts';
import {
  alert,
  button,
  expect,
  expectTyped,
  field,
  fill,
  island,
  keptLongAgo,
  newMessage,
  open,
  receipt,
  sent,
  status,
  stored,
  test,
} from './form.ts';

const { form: words, about } = content;
const empty = { name: '', email: '', message: '' };
const api = '**/api/contact*';

type Visit = (page: Page) => Promise<void>;
const visits: Record<string, (how: Translator) => { before: Visit; after: Visit }> = {
  'before the form wakes': (how) => ({
    async before(page) {
      await translateFromTheStart(page, how);
      // A translator is quicker than a slow network, and never the other way about in this test.
      const arrive = await holdBack(page, '**/wakeContactForm-*.js');
      page.on('domcontentloaded', async () => {
        await page.waitForFunction(() => 'translated' in document.documentElement.dataset).catch(() => {});
        arrive();
      });
    },
    after: async () => {},
  }),
  'after the form woke': (how) => ({ before: async () => {}, after: (page) => translateNow(page, how) }),
};

for (const how of ['moves the text', 'replaces the text'] as const) {
  for (const [when, visit] of Object.entries(visits)) {
    test.describe(`A translator that ${how} ${when}`, () => {
      const { before, after } = visit(how);
      test.beforeEach(({ page }) => before(page));
      const openTranslated = async (page: Page) => {
        await open(page);
        await after(page);
        await expect(page.locator('html')).toHaveAttribute('data-translated');
      };

      test('leaves the form its mistakes, its waiting and its thanks', async ({ page, context }) => {
        test.slow();
        const message = newMessage();
        await openTranslated(page);
        await button(page).click();
        await expect(alert(page)).toContainText(words.errors.message.required);
        await fill(page, { ...message, email: 'dewi' });
        await expect(alert(page)).not.toContainText(words.errors.message.required);
        await expect(alert(page)).toContainText(words.errors.email.format.slice(0, 20));
        await fill(page, message);
        await expect(alert(page)).toHaveCount(0);
        await context.setOffline(true);
        await button(page).click();
        await expect(status(page)).toContainText(words.later.offline);
        await expect(button(page)).toContainText(words.later.again);
        await field(page, 'message').fill('x'.repeat(4999));
        await expect(island(page)).toContainText(words.remaining.replace('{count}', '1'));
        await field(page, 'message').fill('x'.repeat(5001));
        await expect(island(page)).toContainText(words.over.replace('{count}', '1'));
        await field(page, 'message').fill(message.message);
        await expect(status(page)).toContainText(words.later.changed);
        await expect(status(page)).not.toContainText(words.later.offline);
        await context.setOffline(false);
        await button(page).click();
        await expect(receipt(page)).toContainText(stored(message)[0]?.receipt ?? /\w/);
        await sent(page).getByRole('link').click();
        await expectTyped(page, empty);
        expect(stored(message)).toHaveLength(1);
      });

      test('leaves a draft that was brought back to be sent or to be begun afresh', async ({ page }) => {
        test.slow();
        const message = newMessage();
        await open(page);
        await fill(page, message);
        await openTranslated(page);
        await expect(status(page)).toContainText(words.later.restored);
        await island(page).getByRole('button', { name: words.later.discard }).click();
        await expectTyped(page, empty);
        await expect(status(page)).not.toContainText(words.later.restored);
        await fill(page, message);
        await openTranslated(page);
        await expect(status(page)).toContainText(words.later.restored);
        await page.route(api, (route) => route.fulfill({ status: 404 }));
        await button(page).click();
        await expect(alert(page)).toContainText(words.failed.noServer);
        await page.unroute(api);
        await button(page).click();
        await expect(sent(page)).toContainText(words.sent.title);
        expect(stored(message)).toHaveLength(1);
      });

      test('leaves a draft of days ago to be asked about', async ({ page }) => {
        const message = newMessage();
        await open(page);
        await fill(page, message);
        await keptLongAgo(page);
        await openTranslated(page);
        await island(page).getByRole('button', { name: words.later.bringBack }).click();
        await expectTyped(page, message);
        await expect(status(page)).toContainText(words.later.restored);
        await island(page).getByRole('button', { name: words.later.discard }).click();
        await expectTyped(page, empty);
      });
    });
  }

  test(`A translator that ${how} leaves every page whole, and the tabs`, async ({ page }) => {
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
