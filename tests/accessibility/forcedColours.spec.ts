import { content } from '../browser/content.ts';
import { openMenu, phone, region, sheet } from '../browser/pageHelpers.ts';
import { openReady } from '../browser/pageReady.ts';
import { pages } from '../browser/pages.ts';
import { expect, type Locator, test } from '../browser/test.ts';
import { placeCheckbox } from '../home/home.ts';

test('every control and the sheet’s edge are visible in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.setViewportSize(phone);
  for (const { url } of pages) {
    await openReady(page, url);
    const invisible = await page.locator('button, input, textarea, .store-badge').evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility() && !control.closest('[aria-hidden=true]'))
        .filter((control) => {
          const { borderTopWidth, borderTopColor, appearance } = getComputedStyle(control);
          // The browser draws its own checkboxes and radio buttons, and reports no border for them.
          if (control.matches('[type=checkbox], [type=radio]') && appearance === 'auto') return false;
          const background = getComputedStyle(document.body).backgroundColor;
          const isFramed = Number.parseFloat(borderTopWidth) >= 1 && borderTopColor !== background;
          return !isFramed && !control.querySelector('.menu-bars'); // The menu button has no frame, but visible bars.
        })
        .map((control) => control.outerHTML.slice(0, 90)),
    );
    expect(invisible, url).toEqual([]);
  }
  await openMenu(page);
  await page.locator('#menu').getByRole('button').click();
  await expect(sheet(page), 'the sheet has an edge').toHaveCSS('border-top-width', '2px');
});

test('in forced colours a moved slider and a taken place look different from before', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await openReady(page, '/');
  const section = region(page, content.home.splitPrice.title);
  await section.scrollIntoViewIfNeeded();
  const screenshotOf = async (control: Locator) => (await control.screenshot()).toString('base64');
  for (const [control, key] of [
    [section.getByRole('slider'), 'Home'],
    [placeCheckbox(page), 'Space'],
  ] as const) {
    await control.focus();
    const before = await screenshotOf(control);
    await control.press(key);
    await expect.poll(() => screenshotOf(control)).not.toBe(before);
  }
});
