import type { Page } from '@playwright/test';
import { content } from '../browser/content.ts';
import { pageReady } from '../browser/pageReady.ts';
import { pages, tagOf } from '../browser/pages.ts';
import { expect, test } from '../browser/reading.ts';
import { header, openMenu, sheet } from '../browser/visitor.ts';
import { form, newMessage } from '../contact/form.ts';
import { smallTargets } from './parts/smallTargets.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const expectLarge = async (page: Page, state: string) => expect.soft(await smallTargets(page), state).toEqual([]);

for (const site of pages) {
  const { at } = site;
  test(`every control of ${at} is at least 44 px wide and high`, { tag: tagOf(site) }, async ({ tab: page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at);
    await pageReady(page);
    await expectLarge(page, 'at 390 px');
    await openMenu(page);
    await expectLarge(page, 'with the menu open');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectLarge(page, 'at 1440 px');
    await header(page).getByRole('button').first().click();
    await expect(sheet(page)).toBeVisible();
    await expectLarge(page, 'with the sheet open');
  });
}

test('so is every control of the form, in each of its states', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await form(page).open();
  await form(page).button.click();
  await expect(page.getByText(content.form.errors.title)).toBeVisible();
  await expectLarge(page, 'with errors');
  await form(page).fill(newMessage());
  await form(page).open();
  await expect(form(page).status).toContainText(content.form.later.restored);
  await expectLarge(page, 'with a draft that was kept');
  await page.route('**/api/contact*', (route) => route.fulfill({ status: 404 }));
  await form(page).button.click();
  await expect(page.getByText(content.form.failed.title)).toBeVisible();
  await expectLarge(page, 'with other ways to send it');
  await page.unroute('**/api/contact*');
  await form(page).field('message').fill('Once more');
  await form(page).button.click();
  await expect(form(page).sent).toBeVisible();
  await expectLarge(page, 'when it was sent');
});
