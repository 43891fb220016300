import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from './owner.ts';
import { photograph } from './project.ts';

// Each redraws the page several times, as a slow machine does in seconds.
test.describe.configure({ timeout: 90_000 });

test('a photograph takes the drawing’s place, cut around its focus, described anew; removed, the drawing is back', async ({
  page,
  owner,
}) => {
  await photograph(owner.root, '../../from-the-camera.jpg', 1600, 1200);
  await owner.open('/about');
  const portrait = page.locator('.team .picture').first();
  await portrait.click();
  const card = page.getByRole('dialog');
  await card.getByLabel('Choose a photograph').setInputFiles(join(owner.root, 'from-the-camera.jpg'));
  await card.getByRole('button', { name: 'Put it in place' }).click();
  // The browser itself asks for what is required.
  await expect(card.getByLabel(/shows \(English\)/)).toBeFocused();
  await card.getByLabel(/shows \(English\)/).fill('Ayu in a green jersey, laughing');
  await card.getByLabel(/shows \(Bahasa Indonesia\)/).fill('Ayu berkaus hijau, tertawa');
  await card.getByRole('button', { name: /Click on what must stay/ }).press('ArrowLeft');
  await card.getByRole('button', { name: 'Put it in place' }).click();
  await expect(page.getByRole('img', { name: 'Ayu in a green jersey, laughing' })).toHaveJSProperty('tagName', 'IMG');
  const images = join(owner.root, 'content/images');
  const name = owner.says('en/about.yaml', ['team', 'members', 0, 'photo']);
  expect(readFileSync(join(images, 'focus.yaml'), 'utf8')).toContain(`\n${name}: { x: 48, y: 50 }\n`);
  expect((await sharp(join(images, `${name}.jpg`)).metadata()).exif).toBeUndefined();
  expect(owner.changed().filter((line) => line.startsWith('+'))).toEqual([
    '+      alt: Ayu in a green jersey, laughing',
    '+      alt: Ayu berkaus hijau, tertawa',
  ]);
  await owner.bar.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(`New picture: ${name}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await owner.bar.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => existsSync(join(images, `${name}.jpg`))).toBe(false);
  expect(owner.changed()).toEqual([]);
});

test('a picture that is too small is refused at once with what to do; one that is left before it is in its place is kept', async ({
  page,
  owner,
}) => {
  await photograph(owner.root, '../../small.jpg', 200, 200);
  await photograph(owner.root, '../../large.jpg', 1200, 1500);
  await owner.open('/about');
  await page.locator('.team .picture').first().click();
  const card = page.getByRole('dialog');
  const choose = (name: string) => card.getByLabel('Choose a photograph').setInputFiles(join(owner.root, name));
  const place = card.getByRole('button', { name: 'Put it in place' });
  await choose('small.jpg');
  await expect(card.getByRole('alert')).toContainText('too small for a team portrait');
  await expect(place).toBeHidden();
  await choose('large.jpg');
  await page.keyboard.press('Escape');
  await expect(owner.bar.getByRole('status')).toContainText('Not saved yet');
  await owner.bar.getByRole('button', { name: 'Show it' }).click();
  await expect(place).toBeVisible();
  await expect(card.getByRole('alert')).toBeHidden();
});

test('a photograph is dropped on a portrait, and removed again', async ({ page, owner }) => {
  await photograph(owner.root, '../../dropped.jpg', 1200, 1500);
  const base64 = readFileSync(join(owner.root, 'dropped.jpg')).toString('base64');
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
  const card = page.getByRole('dialog');
  const describe = async (english: string, indonesian: string) => {
    await card.getByLabel(/shows \(English\)/).fill(english);
    await card.getByLabel(/shows \(Bahasa Indonesia\)/).fill(indonesian);
  };
  await describe('Ayu in a green jersey', 'Ayu berkaus hijau');
  await card.getByRole('button', { name: 'Put it in place' }).click();
  const file = join(owner.root, `content/images/${owner.says('en/about.yaml', ['team', 'members', 0, 'photo'])}.jpg`);
  await expect.poll(() => existsSync(file)).toBe(true);
  await expect(page.getByRole('img', { name: 'Ayu in a green jersey' })).toBeVisible();
  await owner.saved();
  await page.locator('.team .picture').first().click();
  await card.getByRole('button', { name: 'Remove the photograph' }).click();
  await describe('Drawn portrait of Ayu', 'Gambar Ayu');
  await card.getByRole('button', { name: 'Remove the photograph' }).click();
  await expect.poll(() => existsSync(file)).toBe(false);
  await expect(page.getByRole('img', { name: 'Drawn portrait of Ayu' })).toBeVisible();
});
