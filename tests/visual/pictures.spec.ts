import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { content } from '../browser/content.ts';
import { pageReady } from '../browser/pageReady.ts';
import { main, region } from '../browser/visitor.ts';

const { hero, finale } = content.home;

/** What a browser draws differs by a hair between systems and major versions, so each has pictures of its own. */
const folderFor = (version: string) => `${process.platform}-${process.arch}-chromium-${version.split('.')[0]}`;

test.use({ locale: 'en-GB', contextOptions: { reducedMotion: 'reduce' } });

test.beforeAll(({ browser }, { config, project }) => {
  const folder = folderFor(browser.version());
  const isUpdating = ['all', 'changed'].includes(config.updateSnapshots);
  const missing = !isUpdating && !existsSync(join(project.testDir, 'visual/pictures', folder));
  const reason = `There are no pictures for ${folder}. Take them with: npm run test:visual -- --update-snapshots`;
  if (missing) console.log(reason);
  test.skip(missing, reason);
});

/** All that comes late is there: the font, images, and the islands. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await pageReady(page);
  await page.evaluate(async () => {
    const [font] = await document.fonts.load('1em Jakarta');
    if (!font) throw new Error('The page has no font.');
    for (const image of document.images) image.loading = 'eager';
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  });
  for (const island of await page.locator('[data-island]').all()) {
    await island.scrollIntoViewIfNeeded();
    await expect(island).toHaveAttribute('data-hydrated');
  }
  await page.evaluate(() => scrollTo(0, 0));
}

async function expectPicture(page: Page, name: string, part?: Locator) {
  // What a language is called stands in the owner's content, for these tests too.
  await page.locator('.footer-languages').evaluateAll((lists: HTMLElement[]) => {
    for (const list of lists) list.style.visibility = 'hidden';
  });
  const picture = [folderFor(page.context().browser()?.version() ?? ''), `${name}.png`];
  // A colour off by a twentieth counts; as many such pixels as this are a dot 14 pixels wide.
  const options = { threshold: 0.05, maxDiffPixels: 150, timeout: 20_000 };
  if (part) await expect(part).toHaveScreenshot(picture, options);
  else await expect(page).toHaveScreenshot(picture, { fullPage: true, ...options });
}

for (const path of ['/', '/about'])
  for (const width of [360, 1440])
    for (const colorScheme of ['light', 'dark'] as const)
      test(`${path} at ${width} px in the ${colorScheme} scheme looks as it did`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await open(page, path);
        await expectPicture(page, `${path.slice(1) || 'home'}-${width}-${colorScheme}`);
      });

test('a court, the hosts’ home page and its end with the lights off look as they did', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/?play=badminton');
  await expectPicture(page, 'court', page.locator('.court-sheet'));
  await open(page, '/');
  await page.getByRole('radio', { name: hero.host.choice }).check({ force: true });
  await expectPicture(page, 'host', main(page).locator('.hero'));
  await page.locator('.lights').getByRole('checkbox').press('Space');
  await expectPicture(page, 'lights-off', region(page, finale.after.title));
});
