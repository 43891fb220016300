import { expect, type Page, test } from '@playwright/test';
import { content } from '../browser/content.ts';
import { pages } from '../browser/pages.ts';
import { main, region } from '../browser/visitor.ts';

const { lights } = content.site.footer;
const { finale } = content.home;
const switchOf = (page: Page) => page.locator('.lights').getByRole('checkbox');
const expectDark = (page: Page, dark: boolean) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const [red = 255] = /\d+/.exec(getComputedStyle(document.body).backgroundColor) ?? [];
        return Number(red) < 128;
      }),
    )
    .toBe(dark);

/** Which of the two colours for the browser's own frame applies. */
const themeColour = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        ({ media }) => !media || matchMedia(media).matches,
      )?.content,
  );

/** The switch off and on again, for who has the system's light scheme and for who has its dark one. */
async function expectSwitching(page: Page, at: string, scheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme: scheme });
  await page.goto(at);
  const [before, after] = scheme === 'light' ? [lights.turnOff, lights.areOff] : [lights.turnOn, lights.areOn];
  await expect(switchOf(page)).toHaveAccessibleName(before);
  const colour = await themeColour(page);
  await switchOf(page).click();
  await expect(switchOf(page)).toHaveAccessibleName(after);
  await expectDark(page, scheme === 'light');
  await expect.poll(() => themeColour(page), 'the browser’s own frame follows').not.toBe(colour);
  await switchOf(page).press('Space');
  await expect(switchOf(page)).toHaveAccessibleName(before);
  await expectDark(page, scheme === 'dark');
  await expect.poll(() => themeColour(page)).toBe(colour);
}

test.describe('The lights', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const { at, indexed } of pages)
    for (const scheme of ['light', 'dark'] as const) {
      // The switch is the same on every page, and in npm test each scheme has one.
      const tag = indexed && (at === '/') === (scheme === 'dark') ? [] : '@rest';
      test(`${at}: the switch turns a ${scheme} page into the other, and back`, { tag }, ({ page }) =>
        expectSwitching(page, at, scheme),
      );
    }

  test('It is kept while browsing, also through a reload, and from the first frame on', async ({ page }) => {
    await page.goto('/');
    await switchOf(page).click();
    for (const go of [() => page.goto('/about'), () => page.reload()]) {
      await page.route('**/assets/loader*', (route) => route.abort());
      await go();
      await expectDark(page, true);
      await page.unroute('**/assets/loader*');
    }
    await page.reload();
    await expect(switchOf(page)).toBeChecked();
    await switchOf(page).click();
    await page.goBack();
    await expect(switchOf(page), 'lights on again stay on for who goes back').not.toBeChecked();
    await expectDark(page, false);
  });

  test('Who chose the dark page keeps it when the system turns dark as well', async ({ page }) => {
    await page.goto('/about');
    await switchOf(page).click();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectDark(page, true);
    await expect(switchOf(page)).toHaveAccessibleName(lights.turnOn);
    await page.goto('/');
    await expectDark(page, true);
  });

  test('A press before the script has come is kept as well', async ({ page }) => {
    const pressed = Promise.withResolvers<void>();
    await page.route('**/assets/loader*', async (route) => {
      await pressed.promise;
      await route.continue();
    });
    await page.goto('/about', { waitUntil: 'commit' });
    await switchOf(page).click();
    pressed.resolve();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('scheme'))).toBe('dark');
    await page.goto('/');
    await expectDark(page, true);
  });

  test('A page that was prerendered shows what has been chosen since', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('head script[type=speculationrules]')).toBeAttached();
    await page.evaluate(() => {
      sessionStorage.setItem('scheme', 'dark');
      sessionStorage.setItem('audience', 'host');
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await expectDark(page, true);
    await expect(switchOf(page)).toBeChecked();
    await expect(main(page).getByRole('radio', { name: content.home.hero.host.choice })).toBeChecked();
  });

  test('Who turns them off on the home page sees its goodbye, and the game is over', async ({ page }) => {
    await page.goto('/');
    await expectGoodbye(page);
    await expect(main(page).getByText(finale.text)).toBeHidden();
    await expect(page.locator('.finale-clock').getByText(finale.after.clock, { exact: true })).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(main(page).getByRole('heading', { name: finale.title })).toBeVisible();
  });
});

test.describe('The lights without JavaScript', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

  test('The switch works, and who turns them off on the home page sees its goodbye', async ({ page }) => {
    await page.goto('/');
    await expectGoodbye(page);
  });
});

/** As a small phone, a tablet and a small laptop show it. */
async function expectGoodbye(page: Page) {
  const goodbye = main(page).getByText(finale.after.title).filter({ visible: true });
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    if (await switchOf(page).isChecked()) await switchOf(page).press('Space');
    await region(page, finale.title).scrollIntoViewIfNeeded();
    await switchOf(page).press('Space');
    await expect(switchOf(page)).toHaveAccessibleName(lights.areOff);
    await expect(goodbye).toBeInViewport({ ratio: 1 });
  }
}
