import { expect, type Page, test } from '@playwright/test';
import { content } from './browser/content.ts';
import { pageReady } from './browser/pageReady.ts';
import { pages } from './browser/pages.ts';

async function print(page: Page, path: string) {
  await page.goto(path);
  await pageReady(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

for (const { at } of pages.filter(({ indexed }) => indexed)) {
  test(`${at} prints as black words on white, even where the system is dark, without drawings and controls`, async ({
    page,
  }) => {
    await print(page, at);
    const shown = await page.locator('body, body *').evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => ({ name: element.outerHTML.slice(0, 80), style: getComputedStyle(element) }))
        .map(({ name, style }) => ({
          name,
          ...{ color: style.color, floor: style.backgroundColor, image: style.backgroundImage },
        })),
    );
    expect(shown.length).toBeGreaterThan(50);
    expect(shown.filter(({ color }) => color !== 'rgb(0, 0, 0)')).toEqual([]);
    expect(shown.filter(({ floor, image }) => floor !== 'rgba(0, 0, 0, 0)' || image !== 'none')).toEqual([]);
    const left = page.locator('svg, [role="img"], form, nav button, [popover], [hidden]').filter({ visible: true });
    const plan = page.locator('.floor-plan svg').or(page.locator('#get-app'));
    expect(await left.count()).toBe(at === '/' ? await plan.filter({ visible: true }).count() : 0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(width).toBeLessThanOrEqual(0);
  });
}

test('home prints as a poster: one A4 with headline, plan and where we are, and nothing else', async ({ page }) => {
  await print(page, '/');
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

test('about prints the address of every link that leads out and no mail address twice, no list without its links, and figures above what they count', async ({
  page,
}) => {
  await print(page, '/about');
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
