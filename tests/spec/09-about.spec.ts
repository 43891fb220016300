import { content } from '../browser/content.ts';
import { expect, test } from '../browser/reading.ts';
import { main, region } from '../browser/visitor.ts';

const { banner, statistics, vision, team, contact } = content.about;

test.describe('About page (/about)', () => {
  test('Its sections stand in the order of the specification', async ({ reading }) => {
    const page = await reading('/about');
    const titles = main(page)
      .getByRole('heading', { level: 1 })
      .or(main(page).getByRole('heading', { level: 2 }));
    const words = [banner.title, 'Our Products', vision.title, content.about.mission.title, team.title, contact.title];
    await expect(titles).toHaveText(words, { useInnerText: true });
  });

  test('Banner', async ({ reading }) => {
    const page = await reading('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(main(page).getByText(banner.text)).toBeVisible();
  });

  test('Statistics band', async ({ reading }) => {
    const page = await reading('/about');
    const band = region(page, statistics.label);
    await expect(band.getByRole('definition')).toHaveCount(3);
    for (const { figure, label } of statistics.items) {
      await expect(band.getByText(label, { exact: true })).toBeVisible();
      await expect(band.getByText(figure, { exact: true }).first()).toBeVisible();
    }
    const products = await region(page, 'Our Products').boundingBox();
    expect((await band.boundingBox())?.y, 'it stands before the products').toBeLessThan(products?.y ?? 0);
  });

  test('Our Products has the anchor #our-products', async ({ reading }) => {
    const page = await reading('/about');
    await expect(page.locator('#our-products')).toHaveRole('region');
    await expect(page.locator('#our-products').getByRole('heading', { level: 2 })).toHaveText('Our Products');
  });

  test('Vision and mission', async ({ reading }) => {
    const page = await reading('/about');
    await expect(region(page, vision.title)).toContainText(vision.text);
    for (const { title, text } of content.about.mission.items)
      await expect(
        region(page, content.about.mission.title).getByRole('listitem').filter({ hasText: title }),
      ).toContainText(text);
  });

  test('Contact section with a form: fields Your Name, Email, Message, and a Submit button', async ({ reading }) => {
    const page = await reading('/about');
    const section = region(page, contact.title);
    await section.scrollIntoViewIfNeeded();
    for (const label of ['Your Name', 'Email', 'Message'])
      await expect(section.getByRole('textbox', { name: label, exact: true })).toBeEditable();
    await expect(section.getByRole('textbox')).toHaveCount(3);
    await expect(section.getByRole('button', { name: 'Submit', exact: true })).toBeVisible();
    await expect(section.getByRole('button')).toHaveCount(1);
  });
});
