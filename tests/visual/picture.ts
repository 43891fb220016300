import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type FullConfig, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { pageReady } from '../browser/pageReady.ts';

// What a browser draws differs by a hair between systems and major versions, so each has pictures of its own.
const major = (version: string) => version.split('.')[0];
const folderFor = (version: string) => `${process.platform}-${process.arch}-chromium-${major(version)}`;

const isUpdating = ({ updateSnapshots }: FullConfig) => ['all', 'changed'].includes(updateSnapshots);

/** To be called once in each file that compares pictures. */
export function comparePictures(): void {
  test.use({ locale: 'en-GB', reducedMotion: 'reduce' });

  test.beforeAll(({ browser }, { config, project }) => {
    const folder = folderFor(browser.version());
    const missing = !isUpdating(config) && !existsSync(join(project.testDir, 'visual/pictures', folder));
    const reason = `There are no pictures for ${folder}. Take them with: npm run test:visual -- --update-snapshots`;
    if (missing) console.log(reason);
    test.skip(missing, reason);
  });
}

/** Of the whole page, or of what has changed on it. */
export async function expectPicture(page: Page, name: string, part?: Locator): Promise<void> {
  if (!part) await arrived(page);
  // What a language is called stands in the owner's content, for these tests too.
  const languages = page.locator('.footer-languages');
  await languages.evaluate((list) => list instanceof HTMLElement && list.style.setProperty('visibility', 'hidden'));
  const picture = [folderFor(page.context().browser()?.version() ?? ''), `${name}.png`];
  // A colour off by a twentieth counts; as many such pixels as this are a dot 14 pixels wide.
  const options = {
    threshold: 0.05,
    maxDiffPixels: 150,
    timeout: 20_000,
  };
  if (part) await expect(part).toHaveScreenshot(picture, options);
  else await expect(page).toHaveScreenshot(picture, { fullPage: true, ...options });
  if (isUpdating(test.info().config)) await makeSmall(test.info().snapshotPath(...picture));
}

/** Three bits of each colour less: half of the bytes in the repository, and no difference to be seen. */
async function makeSmall(file: string) {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const fewer = data.map((value) => (value & 0b11111000) | 0b100);
  writeFileSync(file, await sharp(fewer, { raw: info }).png({ compressionLevel: 9 }).toBuffer());
}

/** All that comes late is there: the font, which a page would rather do without than wait for, images, and the islands. */
export async function arrived(page: Page) {
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
