import type { Page } from '@playwright/test';
import { axeOn } from '../browser/axe.ts';
import { content } from '../browser/content.ts';
import { pageReady } from '../browser/pageReady.ts';
import { pages } from '../browser/pages.ts';
import { expect, test } from '../browser/reading.ts';
import { header, openMenu, sheet } from '../browser/visitor.ts';
import { form, newMessage } from '../contact/form.ts';
import { smallTargets } from './parts/layoutFaults.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const expectLarge = async (page: Page, state: string) => expect.soft(await smallTargets(page), state).toEqual([]);

for (const { at, indexed } of pages) {
  // The others have header and footer only.
  const tag = indexed ? [] : '@rest';
  test(`every control of ${at} is at least 44 px wide and high`, { tag }, async ({ tab: page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at);
    await pageReady(page);
    await expectLarge(page, 'at 390 px');
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectLarge(page, 'at 1440 px');
    if (at !== '/') return;
    await header(page).getByRole('button').first().click();
    await expect(sheet(page)).toBeVisible();
    await expectLarge(page, 'with the sheet open');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await openMenu(page);
    await expectLarge(page, 'with the menu open');
  });
}

// The first state and that with mistakes are tried by axe in owner/axe.spec.ts.
test('every control of the form is as large with mistakes, when it fails and when it was sent, and axe finds nothing', async ({
  tab: page,
}) => {
  const { status, button, fill, open, field, sent } = form(page);
  async function expectAccessible(state: string) {
    await expectLarge(page, state);
    const { violations } = await axeOn(page).include('.contact').analyze();
    expect.soft(violations, state).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await open();
  await button.click();
  await expect(status).toContainText(content.form.errors.title);
  await expectLarge(page, 'with errors');
  await fill(newMessage());
  await page.route('**/api/contact*', (route) => route.fulfill({ status: 404 }));
  await button.click();
  await expect(page.getByText(content.form.failed.title)).toBeVisible();
  await expectAccessible('with other ways to send it');
  await page.unroute('**/api/contact*');
  await field('message').fill('Once more');
  await button.click();
  await expect(sent).toBeVisible();
  await expectAccessible('when it was sent');
});
