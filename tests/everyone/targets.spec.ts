import { expect, type Page, test } from '@playwright/test';
import { content } from '../browser/content.ts';
import { pages } from '../browser/pages.ts';
import { header, openMenu, sheet } from '../browser/visitor.ts';
import { whole } from '../browser/whole.ts';
import { button, field, fill, newMessage, open, sent, status } from '../contact/form.ts';
import { smallTargets } from './parts/smallTargets.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const expectLarge = async (page: Page, state: string) => expect.soft(await smallTargets(page), state).toEqual([]);

for (const { at } of pages) {
  test(`every control of ${at} is at least 44 px wide and high`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at);
    await whole(page);
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
  await open(page);
  await button(page).click();
  await expect(page.getByText(content.form.errors.title)).toBeVisible();
  await expectLarge(page, 'with errors');
  await fill(page, newMessage());
  await open(page);
  await expect(status(page)).toContainText(content.form.later.restored);
  await expectLarge(page, 'with a draft that was kept');
  await page.route('**/api/contact*', (route) => route.fulfill({ status: 404 }));
  await button(page).click();
  await expect(page.getByText(content.form.failed.title)).toBeVisible();
  await expectLarge(page, 'with other ways to send it');
  await page.unroute('**/api/contact*');
  await field(page, 'message').fill('Once more');
  await button(page).click();
  await expect(sent(page)).toBeVisible();
  await expectLarge(page, 'when it was sent');
});
