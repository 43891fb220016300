import type { Page } from '@playwright/test';
import { content } from './browser/content.ts';
import { pageReady } from './browser/pageReady.ts';
import { expect, test } from './browser/reading.ts';

async function print(page: Page, path: string) {
  await page.goto(path);
  await pageReady(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

/** Black words on white, even where the system is dark, without controls, and without drawings but for so many. */
async function expectPlain(page: Page, drawings: number) {
  const shown = await page.locator('body, body *').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => ({ name: element.outerHTML.slice(0, 80), style: getComputedStyle(element) }))
      .map(({ name, style: { color, backgroundColor: floor, backgroundImage: image } }) => ({
        name,
        color,
        floor,
        image,
      })),
  );
  expect(shown.length).toBeGreaterThan(50);
  expect(shown.filter(({ color }) => color !== 'rgb(0, 0, 0)')).toEqual([]);
  expect(shown.filter(({ floor, image }) => floor !== 'rgba(0, 0, 0, 0)' || image !== 'none')).toEqual([]);
  const left = page.locator('svg, [role="img"], form, nav button, [popover], [hidden]').filter({ visible: true });
  await expect(left).toHaveCount(drawings);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test('home prints as a poster in black on white: one A4 with headline, plan and where we are, and nothing else', async ({
  tab: page,
}) => {
  await print(page, '/');
  const poster = page.locator('.floor-plan svg').or(page.locator('#get-app')).filter({ visible: true });
  await expectPlain(page, await poster.count());
  const { hero } = content.home;
  await expect(page.getByRole('heading')).toHaveText([hero.title]);
  for (const { name } of hero.activities)
    await expect(page.getByRole('link', { name: new RegExp(`^${name}\\b`) })).toBeVisible();
  await expect(page.getByText(content.facts.contact.address.text)).toBeVisible();
  await expect(page.getByText(content.home.howItWorks.title)).toBeHidden();
  const code = page.getByRole('img', { name: content.site.getApp.qrAlt }).filter({ visible: true });
  await expect(code, 'one code').toHaveCount(1);
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect((await code.boundingBox())?.width, 'wide enough for a phone held at a noticeboard').toBeGreaterThan(100);
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(paper).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);
});

test('about prints black words on white, the address of every link that leads out and no mail address twice, no list without its links, and figures above what they count', async ({
  tab: page,
}) => {
  await print(page, '/about');
  await expectPlain(page, 0);
  const links = page.getByRole('link').filter({ visible: true });
  const written = await links.evaluateAll((all) =>
    all.map((link) => [getComputedStyle(link, '::after').content, link.getAttribute('href') ?? '']),
  );
  expect(written.length).toBeGreaterThan(2);
  // Of a mail address and a telephone number it says nothing new.
  for (const [added, href = ''] of written)
    expect
      .soft(added, href)
      .toBe(/^(mailto|tel):/.test(href) ? 'none' : href.startsWith('http') ? `" (${href})"` : added);
  for (const { title } of [content.site.footer.company, content.site.footer.legal])
    await expect(page.getByRole('contentinfo').getByText(title, { exact: true })).toBeHidden();
  const tiles = await page.getByRole('definition').locator('xpath=..').all();
  expect(tiles).toHaveLength(content.about.statistics.items.length);
  for (const tile of tiles) {
    const figure = (await tile.getByRole('definition').boundingBox())?.y ?? Number.NaN;
    expect(figure).toBeLessThan((await tile.getByRole('term').boundingBox())?.y ?? Number.NaN);
  }
});
