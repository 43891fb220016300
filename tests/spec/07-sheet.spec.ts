import { content } from '../browser/content.ts';
import { hamburger, header, menu, openMenu, sheet, zoomedWindow } from '../browser/pageHelpers.ts';
import { openReady } from '../browser/pageReady.ts';
import { expect, test } from '../browser/test.ts';

const { getApp, stores, actions } = content.site;

test.describe('Header buttons lead to no page: each opens a sheet with its name', () => {
  test('Get Membership, Login and Register show what they are for, a QR code and both stores', async ({ page }) => {
    for (const { label: name, text } of [actions.membership, actions.login, actions.register]) {
      const path = name === 'Get Membership' ? '/' : '/about';
      if (!page.url().endsWith(path)) await page.goto(path);
      await header(page).getByRole('button', { name, exact: true }).click();
      await expect(sheet(page)).toBeVisible();
      await expect(sheet(page)).toHaveAccessibleName(name);
      await expect(sheet(page), 'the text follows “You” on the drawn card').toContainText(content.courts.you + text);
      await expect(sheet(page).locator('.membership-card'), 'not read aloud').toHaveAttribute('aria-hidden', 'true');
      await expect(sheet(page).locator('.ball'), 'dashed ball: no member yet').toHaveCSS('border-top-style', 'dashed');
      const qrCode = sheet(page).getByRole('img', { name: getApp.qrAlt });
      await expect(qrCode).toBeVisible();
      await expect.poll(() => qrCode.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      const store = sheet(page).getByRole('link', { name: stores.googlePlay.name });
      await expect(store).toHaveAttribute('href', content.facts.stores.googlePlay.url);
      await expect(sheet(page).getByText(stores.comingSoon)).toBeVisible();
      await expect(page).toHaveURL(path);
      await page.keyboard.press('Escape');
      await expect(sheet(page)).toBeHidden();
    }
  });

  test('The close button and Esc give the focus back; a sheet closes when the focus leaves it', async ({ page }) => {
    await openReady(page, '/about');
    const opener = header(page).getByRole('button').last();
    const open = async () => {
      await opener.press('Enter');
      await expect(sheet(page).getByRole('heading')).toBeFocused();
    };
    for (const leave of ['close', 'Esc']) {
      await open();
      if (leave === 'Esc') await page.keyboard.press('Escape');
      else await sheet(page).getByRole('button', { name: getApp.close }).click();
      await expect(sheet(page)).toBeHidden();
      await expect(opener).toBeFocused();
    }
    for (const key of ['Tab', 'Shift+Tab']) {
      await open();
      if (key === 'Tab') await sheet(page).getByRole('button', { name: getApp.close }).focus();
      await page.keyboard.press(key);
      await expect(sheet(page)).toBeHidden();
    }
  });

  test('A press outside only closes the sheet; a selection dragged out of it leaves it open', async ({ page }) => {
    await page.goto('/');
    const open = () => header(page).getByRole('button', { name: 'Get Membership' }).click();
    await open();
    await expect(sheet(page)).toBeVisible();
    await page.mouse.click(60, 400);
    await expect(sheet(page)).toBeHidden();
    await expect(page, 'the press follows no link of the page').toHaveURL('/');
    await open();
    const text = sheet(page).getByText(actions.membership.text);
    await text.hover({ position: { x: 20, y: 10 } });
    await page.mouse.down();
    await page.mouse.move(300, 40, { steps: 5 });
    await page.mouse.up();
    expect(await page.evaluate(() => getSelection()?.toString())).not.toBe('');
    await expect(sheet(page)).toBeVisible();
    await page.mouse.click(300, 40);
    await expect(sheet(page)).toBeHidden();
  });

  test('At 400% zoom menu and sheet scroll to their end', { tag: '@firefoxInTestAll' }, async ({ page }) => {
    await page.setViewportSize(zoomedWindow);
    await page.goto('/about');
    await openMenu(page);
    // In so low a window the header scrolls away with the page.
    await page.mouse.move(160, 20);
    await page.mouse.wheel(0, 120);
    await expect(hamburger(page)).not.toBeInViewport();
    await page.mouse.move(160, 226);
    await page.mouse.wheel(0, 600);
    await expect(menu(page).getByRole('button')).toBeInViewport({ ratio: 1 });
    await menu(page).getByRole('button').click();
    await expect(sheet(page).getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(sheet(page).getByRole('button', { name: getApp.close })).toBeInViewport({ ratio: 1 });
    await page.mouse.move(160, 128);
    await page.mouse.wheel(0, 600);
    await expect(sheet(page).getByText(stores.comingSoon)).toBeInViewport({ ratio: 1 });
  });
});
