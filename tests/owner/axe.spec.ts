import { expect, type Page } from '@playwright/test';
import { smallTargets } from '../accessibility/helpers/layoutFaults.ts';
import { axeOn } from '../browser/axe.ts';
import { openReady } from '../browser/pageReady.ts';
import { pages } from '../browser/pages.ts';
import { desktop, smallPhone } from '../browser/windowSizes.ts';
import { apiUrl, form, uniqueMessage } from '../contact/form.ts';
import { test } from './realSite.ts';

/** Rules that axe checks only on request: targets of 24 px, level AAA and experimental ones. */
const extraRules =
  'color-contrast-enhanced identical-links-same-purpose meta-refresh-no-exceptions target-size css-orientation-lock ' +
  'focus-order-semantics label-content-name-mismatch p-as-heading table-fake-caption td-has-header';

/** As specified, /article and /feature are empty and have no heading, and the 404 page has neither heading nor main. */
function rulesFor(url: string) {
  const page = pages.find((each) => each.url === url);
  return {
    ...Object.fromEntries(extraRules.split(' ').map((rule) => [rule, { enabled: true }])),
    'page-has-heading-one': { enabled: page?.isIndexed ?? true },
    'landmark-one-main': { enabled: page?.status !== 404 },
  };
}

async function expectNoFinding(page: Page, url: string, ...parts: string[]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
    const axe = axeOn(page);
    for (const part of parts) axe.include(part);
    // In the dark scheme only the colours differ.
    if (colorScheme === 'dark') axe.withRules(['color-contrast', 'color-contrast-enhanced']);
    else axe.options({ rules: rulesFor(url) });
    const { violations } = await axe.analyze();
    const findings = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
    expect.soft(findings, `${url} ${parts}, ${colorScheme}`).toEqual([]);
  }
}

async function open(page: Page, url: string, size: typeof desktop) {
  await page.setViewportSize(size);
  await openReady(page, url);
}

test.setTimeout(90_000);
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { url } of pages) {
  const tag = url === '/' ? [] : '@testAll';
  test(`axe finds nothing on ${url} on a phone, nor in the menu`, { tag }, async ({ page }) => {
    await open(page, url, smallPhone);
    await expectNoFinding(page, url);
    await page.locator('[popovertarget=menu]:not([popovertargetaction])').click();
    await expect(page.locator('#menu')).toBeVisible();
    await expectNoFinding(page, url, 'header');
  });

  test(`axe finds nothing on ${url} on a desktop, nor in a sheet`, { tag: '@testAll' }, async ({ page }) => {
    await open(page, url, desktop);
    await expectNoFinding(page, url);
    // Nothing opens a sheet if the owner has given Get Membership, Login and Register a URL.
    const opener = page.locator('[popovertarget^=get-app]:not([popovertargetaction]):visible').first();
    if ((await opener.count()) === 0) return;
    await opener.click();
    await expect(page.locator('.sheet:popover-open')).toBeVisible();
    await expectNoFinding(page, url, '.sheet:popover-open');
  });
}

test('axe finds nothing on /about in a product tab or form state; controls are 44 px or larger', async ({ page }) => {
  const { button, island, fill, failureNotice, confirmation } = form(page);
  const expectLargeControls = async () => expect.soft(await smallTargets(page)).toEqual([]);
  await open(page, '/about', smallPhone);
  await page.locator('.product-tabs').scrollIntoViewIfNeeded();
  await page.locator('.product-tabs-tab').nth(1).click();
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await button.click();
  await expect(island.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectNoFinding(page, '/about');
  await expectLargeControls();
  await page.route(apiUrl, (route) => route.fulfill({ status: 404 }));
  await fill(uniqueMessage());
  await button.click();
  await expect(failureNotice).toBeVisible();
  await expectNoFinding(page, '/about', '.contact');
  await expectLargeControls();
  await page.unroute(apiUrl);
  await button.click();
  await expect(confirmation).toBeVisible();
  await expectNoFinding(page, '/about', '.contact');
  await expectLargeControls();
});
