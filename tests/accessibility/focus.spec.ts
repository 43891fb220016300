import { desktop, hamburger, header, menu, phone, sheet, zoomedWindow } from '../browser/pageHelpers.ts';
import { openReady, webFontReady } from '../browser/pageReady.ts';
import { pages } from '../browser/pages.ts';
import { expect, type Page, test } from '../browser/test.ts';

const checkFocus = (page: Page) =>
  page.evaluate(async () => {
    // A row of cards scrolls to the focused card one frame later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const name = `${element.localName}.${element.className || element.id} ${element.textContent?.trim().slice(0, 30)}`;
    const faults: string[] = [];
    const { outlineStyle, outlineWidth, borderTopLeftRadius } = getComputedStyle(element);
    if (outlineStyle !== 'solid' || Number.parseFloat(outlineWidth) < 3)
      faults.push(`outline ${outlineStyle} ${outlineWidth}`);
    for (const { left, right, top, bottom } of element.getClientRects()) {
      // The skip link is in the window's corner, and must leave 6 px for its outline.
      const requiredMarginPx = element.matches('.skip-link') ? 6 : 0;
      if (top < requiredMarginPx - 0.5 || left < requiredMarginPx - 0.5 || right > innerWidth + 0.5)
        faults.push(`out of the window at ${left}, ${top}`);
      if (bottom > innerHeight + 0.5) faults.push(`below the window at ${bottom}`);
      // Rounded corners cut off 0.3 of their radius (1 - √½).
      const inset = 2 + 0.3 * Math.min(Number.parseFloat(borderTopLeftRadius), (bottom - top) / 2);
      const columns = [left + inset, (left + right) / 2, right - inset];
      for (const y of [top + inset, (top + bottom) / 2, bottom - inset])
        for (const x of columns) {
          const topmost = document.elementFromPoint(x, y);
          if (topmost && !element.contains(topmost) && !topmost.contains(element))
            faults.push(`covered by ${topmost.localName}.${topmost.className}`);
        }
    }
    const hadFocus = element.hasAttribute('data-had-focus');
    element.setAttribute('data-had-focus', '');
    return { name, hadFocus, faults: [...new Set(faults)] };
  });

async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab') {
  const tabStops: string[] = [];
  const faults: string[] = [];
  for (let step = 0; step < 100; step++) {
    await page.keyboard.press(key);
    const focused = await checkFocus(page);
    if (!focused || focused.hadFocus) return { tabStops, faults };
    tabStops.push(focused.name);
    faults.push(...focused.faults.map((fault) => `${focused.name}: ${fault}`));
  }
  throw new Error(`The focus did not return to the first element in 100 steps:\n${tabStops.join('\n')}`);
}

for (const { url } of pages)
  for (const { width, height } of [zoomedWindow, desktop])
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      const tag = ['/ 320 Tab', '/about 1440 Shift+Tab'].includes(`${url} ${width} ${key}`) ? [] : '@testAll';
      test(`on ${url} at ${width} px ${key} reaches only visible elements, all outlined`, { tag }, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await page.goto(url, { waitUntil: 'networkidle' });
        if (key === 'Shift+Tab') await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        const { tabStops, faults } = await tabThrough(page, key);
        expect(faults).toEqual([]);
        expect(tabStops.length, 'more than the header has').toBeGreaterThan(5);
      });
    }

test('in menu and sheet each element that Tab reaches is fully visible and outlined', async ({ page }) => {
  await page.setViewportSize(phone);
  await openReady(page, '/feature');
  for (const [opener, controlCount] of [
    [hamburger(page), 4],
    [menu(page).getByRole('button'), 2],
  ] as const) {
    await opener.press('Enter');
    for (let step = 0; step < controlCount; step++) {
      await page.keyboard.press('Tab');
      expect((await checkFocus(page))?.faults).toEqual([]);
    }
  }
  await expect(sheet(page).locator(':focus'), 'the focus is still in the sheet').toHaveCount(1);
});

test('on a desktop a focus in the header does not scroll the page', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openReady(page, '/about');
  await webFontReady(page); // When the font arrives, Chromium's scroll anchoring moves the page by 3 px.
  await page.evaluate(() => scrollTo(0, 1500));
  await header(page).getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(header(page).getByRole('button').first()).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(1500);
});
