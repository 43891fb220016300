import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { content } from '../browser/content.ts';
import { holdBack } from '../browser/holdBack.ts';
import { hamburger, header, main, menu, sheet } from '../browser/visitor.ts';
import { lastNarrow } from '../browser/widths.ts';
import { form, newMessage, stored } from '../contact/form.ts';
import { ownBuild } from '../content/own.ts';

const { user, host } = content.about.products;

/** What can go wrong on a visitor's side, without a fault of the site. */
const faults: Record<string, (page: Page) => Promise<unknown>> = {
  'the loader is blocked': (page) => page.route('**/assets/loader-*.js', (route) => route.abort()),
  'the islands’ files are gone after a deploy': (page) =>
    page.route('**/assets/hydrate*.js', (route) => route.fulfill({ status: 404, body: 'Not found' })),
  'an island’s file is cut off in the middle': (page) =>
    // Read here: an answer that is fetched may come when the test has ended.
    page.route('**/assets/hydrate{ContactForm,ProductTabs,Split}-*.js', (route) => {
      const whole = readFileSync(join(ownBuild, 'client', new URL(route.request().url()).pathname), 'utf8');
      const headers = { 'content-type': 'text/javascript' };
      return route.fulfill({ status: 200, headers, body: whole.slice(0, whole.length / 2) });
    }),
  'an extension throws, and has taken observers and storage away': (page) =>
    page.addInitScript(() => {
      for (const name of ['IntersectionObserver', 'sessionStorage', 'localStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new Error(`no ${name}`);
          },
        });
      addEventListener('DOMContentLoaded', () => {
        throw new Error('an extension failed');
      });
    }),
  'an extension writes into the page before the islands are hydrated': (page) =>
    page.addInitScript(() => {
      // As password managers and grammar checkers do.
      addEventListener('DOMContentLoaded', () => {
        for (const input of document.querySelectorAll('input, textarea')) {
          input.setAttribute('data-extension', 'here');
          input.after(document.createElement('extension-icon'));
        }
        document.querySelector('.product-tabs')?.prepend(document.createElement('extension-icon'));
        document.body.append(document.createElement('extension-root'));
      });
    }),
  'no style arrives': (page) =>
    Promise.all([
      page.route('**/assets/*.css', (route) => route.abort()),
      page.route(
        (url) => !url.pathname.includes('.'),
        async (route) => {
          if (route.request().resourceType() !== 'document') return route.continue();
          const response = await route.fetch({ maxRedirects: 0 });
          const body = (await response.text()).replace(/<style>.*?<\/style>/s, '');
          await route.fulfill({ response, body });
        },
      ),
    ]),
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [fault, happen] of Object.entries(faults)) {
  test.describe(`Where ${fault}`, () => {
    test.beforeEach(({ page }) => happen(page));

    test('both products can be read, a message can be sent, and home keeps its content, its menu and its sheet', async ({
      page,
    }) => {
      const message = newMessage();
      await page.goto('/about');
      await expect(page.getByText(user.description)).toBeVisible();
      await page.getByText(host.tab, { exact: true }).click();
      await expect(page.getByText(host.description)).toBeVisible();
      await form(page).field('message').scrollIntoViewIfNeeded();
      await form(page).fill(message);
      await form(page).button.click();
      await expect(form(page).receipt).toHaveText(/\w/);
      expect(stored(message)).toHaveLength(1);
      await header(page).getByRole('link', { name: content.site.homeLink }).first().click();
      await page.setViewportSize(lastNarrow);
      const { hero, howItWorks, features, testimonials } = content.home;
      for (const { title } of [hero, howItWorks, ...howItWorks.steps, features, features.membership, testimonials])
        await expect(main(page).getByRole('heading', { name: title, exact: true })).toBeVisible();
      for (const { review } of testimonials.items) await expect(main(page).getByText(review)).toBeVisible();
      await hamburger(page).click();
      await expect(menu(page)).toBeVisible();
      await menu(page).getByRole('button', { name: content.site.actions.membership.label }).click();
      await expect(sheet(page).getByRole('link', { name: content.site.stores.googlePlay.name })).toBeVisible();
    });
  });
}

test('what was typed before the form was hydrated is kept where an extension has written into it', async ({ page }) => {
  const message = newMessage();
  const arrive = await holdBack(page, '**/assets/hydrateContactForm-*.js');
  await faults['an extension writes into the page before the islands are hydrated']?.(page);
  await page.goto('/about');
  await form(page).fill(message);
  await form(page).button.click();
  await expect(form(page).island).toHaveAttribute('data-held');
  arrive();
  await expect(form(page).receipt).toHaveText(/\w/);
  expect(stored(message)).toMatchObject([{ message: message.message }]);
});

test('who is typing when the form is hydrated goes on typing, where an extension has written into it', async ({
  page,
}) => {
  const arrive = await holdBack(page, '**/assets/hydrateContactForm-*.js');
  await faults['an extension writes into the page before the islands are hydrated']?.(page);
  await page.goto('/about');
  await form(page).field('message').click();
  await page.keyboard.type('Badminton, ');
  arrive();
  await expect(form(page).island).toHaveAttribute('data-hydrated');
  await page.keyboard.type('every Tuesday');
  await expect(form(page).field('message')).toHaveValue('Badminton, every Tuesday');
});

test.describe('Where the styles of the menu and the sheet are late', () => {
  const deferredStyles = '**/assets/deferred-*.css';
  const open = (page: Page) => header(page).getByRole('button').first().click();

  test('a menu that is opened at once waits for them as well', async ({ page }) => {
    await page.setViewportSize(lastNarrow);
    const arrive = await holdBack(page, deferredStyles);
    await page.goto('/', { waitUntil: 'commit' });
    await hamburger(page).click();
    await expect(menu(page)).toBeHidden();
    arrive();
    await expect(menu(page)).toBeVisible();
    await expect(menu(page)).toHaveCSS('border-bottom-width', '2px');
  });

  test('a sheet that is opened at once waits for them, and is never seen without', async ({ page }) => {
    const arrive = await holdBack(page, deferredStyles);
    await page.goto('/', { waitUntil: 'commit' });
    await open(page);
    await expect(page.locator('#get-app:popover-open')).toBeAttached();
    await expect(sheet(page)).toBeHidden();
    arrive();
    await expect(sheet(page)).toBeVisible();
    await expect(sheet(page)).toHaveCSS('border-top-width', '2px');
  });

  test('and where they never come, it shows after two seconds with all that it says', async ({ page }) => {
    await page.route(deferredStyles, (route) => route.abort());
    await page.goto('/');
    await open(page);
    await expect(page.locator('#get-app:popover-open')).toBeAttached();
    await expect(sheet(page)).toBeVisible();
    await expect(sheet(page)).toContainText(content.site.actions.membership.text);
    await sheet(page).getByRole('button', { name: content.site.getApp.close }).click();
    await expect(sheet(page)).toBeHidden();
  });
});
