import { content } from '../browser/content.ts';
import { edgesOf, main, pseudoStyles, region, sectionTitles, zoomedPhone } from '../browser/pageHelpers.ts';
import { expect, test } from '../browser/test.ts';

const { hero, howItWorks, features, finale } = content.home;

test.describe('Home page (/)', () => {
  test('Its sections are in the specified order, and the finale is last', async ({ homePage: page }) => {
    const specified = [hero.title, 'How it Works', 'Explore All Features', 'What They Say'];
    const isSpecified = (title: string) => specified.includes(title);
    await expect.poll(async () => (await sectionTitles(page)).filter(isSpecified)).toEqual(specified);
    const titles = await sectionTitles(page);
    expect([titles[0], titles.at(-1)]).toEqual([hero.title, finale.title]);
  });

  test('Hero with app-store links', async ({ homePage: page }) => {
    const stores = main(page).getByRole('list').filter({ hasText: content.site.stores.appStore.name }).first();
    await expect(stores.getByRole('link', { name: content.site.stores.googlePlay.name })).toBeVisible();
    await expect(stores.getByText(content.site.stores.appStore.name)).toBeVisible();
    const logos = await stores.locator('path').evaluateAll((all) => all.map((logo) => logo.getAttribute('d')));
    expect(new Set(logos).size, 'each store has its own logo').toBe(2);
  });

  test('A grid of 12 activity icons', async ({ homePage: page }) => {
    const activities = main(page).getByRole('list', { name: hero.planHint }).getByRole('listitem');
    await expect(activities).toHaveCount(12);
    for (const [index, { name }] of hero.activities.entries()) {
      const activity = activities.nth(index);
      await expect(activity).toContainText(name);
      const drawing = await activity.locator('svg').first().boundingBox();
      expect(Math.min(drawing?.width ?? 0, drawing?.height ?? 0), `${name} is not too small`).toBeGreaterThan(30);
    }
  });

  test('On a desktop the hero’s text ends inside the drawn lobby', async ({ page }) => {
    await page.goto('/');
    // Waits for the deferred styles, which place the staircase (::after) in the grid area x.
    await expect.poll(() => pseudoStyles(page.locator('.floor-plan'), '::after', 'grid-column-start')).toEqual(['x']);
    for (const width of [1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const { bottom } = await edgesOf(page.locator('.hero-lobby'));
      for (const lastParagraph of [0, 1, 2].map((audience) => page.locator('.hero-lobby .hero-claims').nth(audience)))
        expect((await edgesOf(lastParagraph)).bottom, `at ${width} px`).toBeLessThanOrEqual(bottom);
    }
  });

  test('How it Works: three steps, Explore, Create, Friend', async ({ page }) => {
    await page.setViewportSize(zoomedPhone);
    await page.goto('/');
    const steps = region(page, 'How it Works').getByRole('listitem');
    await expect(steps.getByRole('heading')).toHaveText(['Explore', 'Create', 'Friend']);
    for (const [index, { text }] of howItWorks.steps.entries()) {
      await expect(steps.nth(index)).toContainText(text);
      await expect(steps.nth(index).getByText(text), 'is at least 100 px wide').toHaveCSS('width', /^1\d\d/);
      await expect(steps.nth(index).locator('img')).toHaveAttribute('src', new RegExp(`#step-${index + 1}$`));
    }
  });

  test('Explore All Features (anchor #feature): blocks for dashboard, event management, join activities and membership', async ({
    homePage: page,
  }) => {
    await expect(page.locator('#feature').and(region(page, 'Explore All Features'))).toHaveCount(1);
    const blocks = page.locator('#feature').getByRole('article');
    const { dashboard, events, join, membership } = features;
    await expect(blocks).toHaveCount(4);
    const titles = [dashboard, events, join, membership].map(({ title }) => title);
    await expect(blocks.getByRole('heading', { level: 3 })).toHaveText(titles);
    await expect(blocks).toContainText([/dashboard/i, /event management/i, /join activities/i, /membership/i]);
  });
});
