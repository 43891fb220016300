import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test, typeIn } from './owner.ts';
import { photograph } from './project.ts';

// Each test redraws the page several times, which takes a slow machine seconds.
test.describe.configure({ timeout: 90_000 });

test('a photograph replaces the drawing, cropped around its focus, with a new description; removing it restores the drawing', async ({
  page,
  owner,
}) => {
  await photograph(owner.root, '../../from-the-camera.jpg', 1600, 1200);
  const base64 = readFileSync(join(owner.root, 'from-the-camera.jpg')).toString('base64');
  await owner.open('/about');
  const portrait = page.locator('.team .picture').first();
  await portrait.scrollIntoViewIfNeeded();
  await portrait.evaluate((element, bytes) => {
    const file = new File([Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0))], 'a.jpg', { type: 'image/jpeg' });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file);
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true, dataTransfer };
    for (const name of ['dragover', 'drop']) element.dispatchEvent(new DragEvent(name, at));
  }, base64);
  const { card } = owner;
  const place = card.getByRole('button', { name: 'Put it in place' });
  const describe = async (english: string, indonesian: string) => {
    await typeIn(card.getByLabel(/shows \(English\)/), english);
    await typeIn(card.getByLabel(/shows \(Bahasa Indonesia\)/), indonesian);
  };
  await place.click();
  // The browser itself asks for required fields.
  await expect(card.getByLabel(/shows \(English\)/)).toBeFocused();
  await describe('Ayu in a green jersey', 'Ayu berkaus hijau');
  await card.getByRole('slider', { name: 'from left to right' }).press('ArrowLeft');
  await place.click();
  await expect(page.getByRole('img', { name: 'Ayu in a green jersey' })).toHaveJSProperty('tagName', 'IMG');
  await owner.saved();
  const images = join(owner.root, 'content/images');
  const name = owner.says('en/about.yaml', ['team', 'members', 0, 'photo']);
  expect(readFileSync(join(images, 'focus.yaml'), 'utf8')).toContain(`\n${name}: { x: 49, y: 50 }\n`);
  expect((await sharp(join(images, `${name}.jpg`)).metadata()).exif).toBeUndefined();
  await owner.press('Publish');
  await expect(page.getByText(`New picture: ${name}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await portrait.click();
  await card.getByRole('button', { name: 'Remove the photograph' }).click();
  await describe('Drawn portrait of Ayu', 'Gambar Ayu');
  await card.getByRole('button', { name: 'Remove the photograph' }).click();
  await expect(page.getByRole('img', { name: 'Drawn portrait of Ayu' })).toBeVisible();
  await owner.saved();
  expect(existsSync(join(images, `${name}.jpg`))).toBe(false);
  await owner.press('Undo');
  await owner.saved();
  await owner.press('Undo');
  await expect.poll(owner.changed).toEqual([]);
});

test('an unsuitable picture is refused at once, with a remedy; one that is not placed yet is kept', async ({
  page,
  owner,
}) => {
  await photograph(owner.root, '../../small.jpg', 200, 200);
  await photograph(owner.root, '../../large.jpg', 1200, 1500);
  await owner.open('/about');
  await page.locator('.team .picture').first().click();
  const { card } = owner;
  const choose = card.getByLabel('Choose a photograph');
  const place = card.getByRole('button', { name: 'Put it in place' });
  await choose.setInputFiles(join(owner.root, 'small.jpg'));
  await expect(card.getByRole('alert')).toContainText('too small for a team portrait');
  await choose.setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') });
  await expect(card.getByRole('alert')).toContainText('Most Compatible');
  await expect(place).toBeHidden();
  await choose.setInputFiles(join(owner.root, 'large.jpg'));
  await page.keyboard.press('Escape');
  await expect(owner.bar.getByRole('status')).toContainText('Not saved yet');
  await owner.press('Show it');
  await expect(place).toBeVisible();
  await expect(card.getByRole('alert')).toBeHidden();
});
