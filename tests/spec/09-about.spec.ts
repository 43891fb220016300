import { fields } from '../../contract/contact.ts';
import { content } from '../browser/content.ts';
import { main, region, sectionTitles } from '../browser/pageHelpers.ts';
import { expect, test } from '../browser/test.ts';

const { banner, statistics, vision, mission, team, contact } = content.about;

test.describe('About page (/about)', () => {
  test('Its sections are in the specified order; Our Products has #our-products', async ({ aboutPage: page }) => {
    const specified = [banner.title, 'Our Products', vision.title, mission.title, team.title, contact.title];
    const isSpecified = (title: string) => specified.includes(title);
    await expect.poll(async () => (await sectionTitles(page)).filter(isSpecified)).toEqual(specified);
    expect((await sectionTitles(page))[0]).toBe(banner.title);
    await expect(main(page)).toContainText(banner.text);
    await page.locator('.banner').evaluate((part) => part.scrollTo(0, 99));
    await expect(page.locator('.banner'), 'the clipped court cannot be scrolled').toHaveJSProperty('scrollTop', 0);
    await expect(page.locator('#our-products').and(region(page, 'Our Products'))).toHaveCount(1);
  });

  test('Statistics band: 1K, 1K, +100', async ({ aboutPage: page }) => {
    const band = region(page, statistics.label);
    const figures = band.getByRole('definition');
    expect(await figures.evaluateAll((all) => all.map((figure) => figure.textContent))).toEqual(['1K', '1K', '+100']);
    for (const { label } of statistics.items) await expect(band.getByText(label, { exact: true })).toBeVisible();
    const products = await region(page, 'Our Products').boundingBox();
    expect((await band.boundingBox())?.y, 'the band is above the products').toBeLessThan(products?.y ?? 0);
  });

  test('Contact section with a form: fields Your Name (text), Email (the browser’s email input type), Message (multiline, 3 rows), and a Submit button', async ({
    aboutPage: page,
  }) => {
    const section = region(page, contact.title);
    const field = (label: string) => section.getByRole('textbox', { name: label, exact: true });
    await expect(section.getByRole('textbox')).toHaveCount(fields.length);
    await expect(field('Your Name')).toHaveJSProperty('type', 'text');
    await expect(field('Email')).toHaveJSProperty('type', 'email');
    await expect(field('Message')).toHaveJSProperty('type', 'textarea');
    await expect(field('Message')).toHaveAttribute('rows', '3');
    await expect(section.getByRole('button')).toHaveText(['Submit'], { useInnerText: true });
  });
});
