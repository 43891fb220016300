import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { type pages as Pages, pages } from '../browser/pages.ts';
import { whole } from '../browser/whole.ts';
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
const asked = {
  'color-contrast-enhanced': { enabled: true },
  'identical-links-same-purpose': { enabled: true },
  'meta-refresh-no-exceptions': { enabled: true },
  'target-size': { enabled: true },
  'css-orientation-lock': { enabled: true },
  'focus-order-semantics': { enabled: true },
  'label-content-name-mismatch': { enabled: true },
  'p-as-heading': { enabled: true },
  'table-fake-caption': { enabled: true },
  'td-has-header': { enabled: true },
};

type Scheme = 'light' | 'dark';
/** By night only the colours are others. */
const byNight = ['color-contrast', 'color-contrast-enhanced'];

async function expectNoFinding(page: Page, site: SitePage, state: string, scheme: Scheme) {
  await test.step(state, async () => {
    // What still moves has colours in between.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
    const axe = new AxeBuilder({ page });
    if (scheme === 'dark') axe.withRules(byNight);
    else axe.options({ rules: { ...asked, ...wantedEmpty(site) } });
    const { violations } = await axe.analyze();
    const findings = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join('\n  ')}`,
    );
    expect.soft(findings, `${site.at} ${state}`).toEqual([]);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing in the ${colorScheme} scheme`, () => {
    test.setTimeout(90_000);
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const site of pages) {
      test(`on ${site.at} at 320, 768 and 1440 px, with its menu and its sheet open`, async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 800 });
        await page.goto(site.at);
        await whole(page);
        await expectNoFinding(page, site, 'at 320 px', colorScheme);
        await page.locator('[popovertarget=menu]:not([popovertargetaction])').click();
        await expect(page.locator('#menu')).toBeVisible();
        await expectNoFinding(page, site, 'with the menu open', colorScheme);
        await page.keyboard.press('Escape');
        await page.setViewportSize({ width: 768, height: 800 });
        await expectNoFinding(page, site, 'at 768 px', colorScheme);
        await page.setViewportSize({ width: 1440, height: 900 });
        await expectNoFinding(page, site, 'at 1440 px', colorScheme);
        // None is left where every action has an address of its own.
        const opener = page.locator('[popovertarget^=get-app]:not([popovertargetaction]):visible').first();
        if ((await opener.count()) === 0) return;
        await opener.click();
        await expect(page.locator('.sheet:popover-open')).toBeVisible();
        await expectNoFinding(page, site, 'with the sheet open', colorScheme);
      });
    }

    test('on /about with the host app chosen and with errors in the form', async ({ page }) => {
      const site = pages.find(({ path }) => path === '/about');
      if (!site) throw new Error('site/pages.ts has no /about');
      await page.goto('/about#our-products');
      await whole(page);
      await page.getByRole('tab').nth(1).click();
      await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
      await expectNoFinding(page, site, 'with the host app chosen', colorScheme);
      await page.locator('[data-island=ContactForm] [type=submit]').click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
      await expectNoFinding(page, site, 'with errors in the form', colorScheme);
    });
  });
}
