import { content } from '../browser/content.ts';
import { pages } from '../browser/pages.ts';
import { expect, test } from '../browser/reading.ts';
import { hamburger, header, lastNarrow, main, menu, sheet } from '../browser/visitor.ts';
import { form, newMessage, stored } from '../contact/form.ts';

const { user, host } = content.about.products;

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

  test('Every page shows all its content, both products one after the other', async ({ tab: page }) => {
    for (const { at } of pages.filter(({ indexed }) => indexed)) {
      await page.goto(at);
      // A slider (`type=range`) does nothing without script, so it stays hidden; the text beside it has the figures.
      const parts = main(page).locator(
        ':is(h1, h2, h3, h4, p, li, dt, dd, blockquote, label):not(:empty), input:not([type=range]), textarea, [role=img]',
      );
      expect(await parts.count(), at).toBeGreaterThan(0);
      const unseen = await parts.evaluateAll((all) =>
        all
          .filter((part) => !part.closest('[aria-hidden=true]') && !part.checkVisibility())
          .map((part) => part.outerHTML),
      );
      expect(unseen, at).toEqual([]);
    }
    await expect(page).toHaveURL('/about');
    const [first, second] = [page.getByText(user.description), page.getByText(host.description)];
    await expect(first).toBeVisible();
    await expect(second).toBeVisible();
    expect((await first.boundingBox())?.y).toBeLessThan((await second.boundingBox())?.y ?? 0);
    await expect(page.getByRole('link', { name: host.tab, exact: true })).toBeHidden();
  });

  test('The menu and the sheet open, Esc and a press beside them close them, and no stop of the Tab key lies under them', async ({
    tab: page,
  }) => {
    await page.setViewportSize(lastNarrow);
    await page.goto('/');
    await hamburger(page).click();
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await hamburger(page).click();
    await menu(page).getByRole('button', { name: 'Get Membership' }).click();
    await expect(sheet(page)).toBeVisible();
    await page.mouse.click(20, 700);
    await expect(sheet(page)).toBeHidden();
    await expect(page).toHaveURL('/');
    await hamburger(page).press('Escape');
    await expect(menu(page)).toBeHidden();
    for (const [opener, beside] of [
      [hamburger(page), ''],
      [menu(page).getByRole('button'), ', header :focus'],
    ] as const) {
      await opener.press('Enter');
      for (let stop = 0; stop < 8; stop++) {
        await page.keyboard.press('Tab');
        await expect(page.locator(`main :focus, footer :focus${beside}`)).toHaveCount(0);
      }
      await page.keyboard.press('Escape');
      await hamburger(page).press('Enter');
    }
  });

  test('The contact form sends what was typed, and not in the address', async ({ tab: page }) => {
    await page.goto('/about');
    const message = newMessage('Rahasia');
    await form(page).fill(message);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(/\/about\?sent=[\w-]+#contact-answer$/);
    await expect(header(page)).toBeVisible();
    expect(page.url()).not.toMatch(/dewi|rahasia/i);
    expect(stored(message)).toMatchObject([{ message: 'Rahasia' }]);
    await expect(form(page).receipt).toHaveText(stored(message)[0]?.receipt ?? 'nothing stored');
    await page.reload();
    expect(stored(message)).toHaveLength(1);
    await form(page).sent.getByRole('link').click();
    await expect(form(page).field('message')).toHaveValue('');
  });
});
