import { content } from '../browser/content.ts';
import { delayRequests } from '../browser/delayRequests.ts';
import { footer, laptop, main, narrowPhone, region } from '../browser/pageHelpers.ts';
import { openReady } from '../browser/pageReady.ts';
import { expect, type Page, test } from '../browser/test.ts';

const { lights } = content.site.footer;
const { finale } = content.home;
const lightSwitch = (page: Page) => page.locator('.lights').getByRole('checkbox');
const goodbyeTitle = (page: Page) => main(page).getByText(finale.lightsOff.title).filter({ visible: true });
const expectScheme = (page: Page, scheme: 'dark' | 'light') =>
  expect(page.locator('html')).toHaveCSS('color-scheme', scheme);

const themeColour = (page: Page) =>
  page
    .locator('meta[name=theme-color]')
    .evaluateAll((all: HTMLMetaElement[]) => all.find(({ media }) => matchMedia(media).matches)?.content);

for (const [path, scheme, nameBefore, nameAfter] of [
  ['/', 'light', lights.turnOff, lights.areOff],
  ['/about', 'dark', lights.turnOn, lights.areOn],
] as const)
  test(`On ${path} each press on the light switch changes a ${scheme} page`, async ({ page }) => {
    await openReady(page, path);
    await page.emulateMedia({ colorScheme: scheme });
    await expectScheme(page, scheme);
    const colour = await themeColour(page);
    await lightSwitch(page).click();
    await expect(lightSwitch(page)).toHaveAccessibleName(nameAfter);
    await expectScheme(page, scheme === 'light' ? 'dark' : 'light');
    await expect.poll(() => themeColour(page), 'the browser’s own frame follows').not.toBe(colour);
    await lightSwitch(page).press('Space');
    await expect(lightSwitch(page)).toHaveAccessibleName(nameBefore);
    await expectScheme(page, scheme);
    await expect.poll(() => themeColour(page)).toBe(colour);
  });

test('A chosen scheme lasts on all pages, even if the system’s changes', async ({ page }) => {
  await page.goto('/about');
  await lightSwitch(page).click();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('scheme')), 'saved by the script').toBe('dark');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectScheme(page, 'dark'); // The switch is checked only while the chosen scheme differs from the system's.
    await expect(lightSwitch(page)).toHaveAccessibleName(colorScheme === 'dark' ? lights.turnOn : lights.areOff);
  }
  for (const openAgain of [() => page.goto('/'), () => page.reload()]) {
    await page.route('**/assets/loader*', (route) => route.abort(), { times: 1 });
    await openAgain();
    await expectScheme(page, 'dark');
  }
  const releaseLoader = await delayRequests(page, '**/assets/loader*');
  await page.reload({ waitUntil: 'commit' });
  await lightSwitch(page).click();
  releaseLoader();
  await expectScheme(page, 'light');
  await page.goBack();
  await expect(lightSwitch(page), 'Back keeps the newer choice').not.toBeChecked();
  await expectScheme(page, 'light');
});

test('The light switch works before the deferred scripts arrive', async ({ page }) => {
  const releaseLoader = await delayRequests(page, '**/assets/loader*');
  await page.goto('/about', { waitUntil: 'commit' });
  await lightSwitch(page).click();
  releaseLoader();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('scheme'))).toBe('dark');
  await page.route('**/assets/loader*', (route) => route.abort());
  await page.goto('/about');
  await expect(page.locator('html'), 'no script sets the scheme').not.toHaveAttribute('data-scheme');
  await expectScheme(page, 'dark');
  await expect(lightSwitch(page)).toHaveAccessibleName(lights.areOff);
  await lightSwitch(page).press('Space');
  await expect(page.locator('html'), 'follows the system').toHaveCSS('color-scheme', 'light dark');
});

test('In dark mode home’s light switch ends the finale’s game and starts it again, and the page has the scheme it had before', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const scheme of ['dark', 'light'] as const) {
    await page.goto('/about');
    if (scheme === 'light') await lightSwitch(page).press('Space');
    await expectScheme(page, scheme);
    await page.goto('/');
    await expect(goodbyeTitle(page)).toHaveCount(0);
    await lightSwitch(page).press('Space');
    await expectScheme(page, 'dark');
    await expect(goodbyeTitle(page)).toHaveCount(1);
    await lightSwitch(page).press('Space');
    await expectScheme(page, scheme);
    await expect(goodbyeTitle(page)).toHaveCount(0);
  }
});

test('A page has the scheme that was last chosen in its own tab', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('head script[type=speculationrules]')).toBeAttached();
  // What a tab saves in localStorage begins with the tab's own prefix (tabStorage.ts), so 'dark' alone is not this tab's.
  await page.evaluate(() => {
    localStorage.setItem('scheme', 'dark');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expectScheme(page, 'light');
  await page.evaluate(() => {
    sessionStorage.setItem('scheme', 'dark');
    sessionStorage.setItem('audience', 'host');
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expectScheme(page, 'dark');
  await expect(lightSwitch(page)).toBeChecked();
  await expect(main(page).getByLabel(content.home.hero.host.choice), 'another saved choice').toBeChecked();
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('Turning the lights off on the home page ends the finale’s game and shows a goodbye', async ({ page }) => {
      await page.goto(javaScriptEnabled ? '/#split' : '/'); // The address of a stop of the evening adds scroll-padding; the page must still scroll to the goodbye.
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize(colorScheme === 'light' ? narrowPhone : laptop);
        await page.emulateMedia({ colorScheme });
        if (await lightSwitch(page).isChecked()) await lightSwitch(page).press('Space');
        await (javaScriptEnabled ? footer(page) : region(page, finale.title)).scrollIntoViewIfNeeded(); // Without script the page does not scroll to the goodbye.
        await lightSwitch(page).press('Space');
        await expect(lightSwitch(page).and(page.getByLabel(lights.areOff))).toBeInViewport();
        await expectScheme(page, 'dark');
        await expect(goodbyeTitle(page), 'with script the page scrolls to it').toBeInViewport({ ratio: 1 });
      }
      await expect(main(page).getByText(finale.text)).toBeHidden();
      await expect(page.locator('.finale-clock').getByText(finale.lightsOff.clock, { exact: true })).toBeVisible();
    });
  });
