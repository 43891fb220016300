import { expect, type Page } from '@playwright/test';
import { axeOn } from '../browser/axe.ts';
import { pageReady } from '../browser/pageReady.ts';
import { type pages as Pages, pages } from '../browser/pages.ts';
import { test } from './realSite.ts';

type SitePage = (typeof Pages)[number];

/**
 * The specification wants the two empty pages empty and the 404 page to be header and footer only. So the empty ones
 * have no heading, and the 404 page has neither a heading nor a main.
 */
const wantedEmpty = ({ indexed, status }: SitePage) => ({
  'page-has-heading-one': { enabled: indexed },
  'landmark-one-main': { enabled: status !== 404 },
});

/** Also what axe leaves out unless it is asked: targets of 24 px, the rules of level AAA, and those on trial. */
const asked = Object.fromEntries(
  (
    'color-contrast-enhanced identical-links-same-purpose meta-refresh-no-exceptions target-size css-orientation-lock ' +
    'focus-order-semantics label-content-name-mismatch p-as-heading table-fake-caption td-has-header'
  )
    .split(' ')
    .map((rule) => [rule, { enabled: true }]),
);

/** By night only the colours are others. */
const byNight = ['color-contrast', 'color-contrast-enhanced'];

/** A part alone where the rest of the page is as it was when it was looked at. */
async function expectNoFinding(page: Page, site: SitePage, state: string, ...parts: string[]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(`${state}, ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme });
      // What still moves has colours in between.
      await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
      const axe = axeOn(page);
      for (const part of parts) axe.include(part);
      if (colorScheme === 'dark') axe.withRules(byNight);
      else axe.options({ rules: { ...asked, ...wantedEmpty(site) } });
      const { violations } = await axe.analyze();
      const findings = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join('\n  ')}`,
      );
      expect.soft(findings, `${site.at} ${state}, ${colorScheme}`).toEqual([]);
    });
  }
}

async function open(page: Page, site: SitePage, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(site.at);
  await pageReady(page);
}

test.setTimeout(90_000);
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const site of pages) {
  // The other pages have header and footer only; what a desk lays out otherwise is tried on home.
  const [onPhone, onDesk] = [site.indexed ? [] : '@rest', site.path === '/' ? [] : '@rest'];

  test(`axe finds nothing on ${site.at} on a phone, with its menu open`, { tag: onPhone }, async ({ page }) => {
    await open(page, site, 320);
    await expectNoFinding(page, site, 'at 320 px');
    await page.locator('[popovertarget=menu]:not([popovertargetaction])').click();
    await expect(page.locator('#menu')).toBeVisible();
    await expectNoFinding(page, site, 'with the menu open', 'header');
  });

  test(`axe finds nothing on ${site.at} on a desk, with its sheet open`, { tag: onDesk }, async ({ page }) => {
    await open(page, site, 1440);
    await expectNoFinding(page, site, 'at 1440 px');
    // None is left where every action has an address of its own.
    const opener = page.locator('[popovertarget^=get-app]:not([popovertargetaction]):visible').first();
    if ((await opener.count()) === 0) return;
    await opener.click();
    await expect(page.locator('.sheet:popover-open')).toBeVisible();
    await expectNoFinding(page, site, 'with the sheet open', '.sheet:popover-open');
  });
}

test('axe finds nothing on /about with the host app chosen and with errors in the form', async ({ page }) => {
  const site = pages.find(({ path }) => path === '/about');
  if (!site) throw new Error('site/pages.ts has no /about');
  await open(page, site, 1280);
  await page.locator('.product-tabs').scrollIntoViewIfNeeded();
  await page.getByRole('tab').nth(1).click();
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.locator('[data-island=ContactForm] [type=submit]').click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectNoFinding(page, site, 'with the host app chosen and errors in the form', '.product-tabs', '.contact');
});
