import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from './owner.ts';
import { replaceIn, savePhotograph } from './project.ts';

for (const [index, drawing] of ['a drawing', 'the placeholder portrait'].entries())
  test(`an owner puts a photo in place of ${drawing}, then removes the photo`, async ({ page, owner }) => {
    await savePhotograph(owner.root, 'from-the-camera.jpg', 1600, 1200, { orientation: 6 });
    await owner.open('/about');
    await page.locator('.team .picture').nth(index).click();
    const { card } = owner;
    await card.locator('input, textarea').first().setInputFiles(join(owner.root, 'from-the-camera.jpg'));
    await expect(card.getByText('Remove the photograph')).toBeVisible();
    await owner.describePicture('English', 'Ayu in a green jersey');
    await owner.describePicture('Bahasa Indonesia', 'Ayu berkaus hijau');
    await expect(page.getByRole('img', { name: 'Ayu in a green jersey' })).toHaveJSProperty('tagName', 'IMG');
    const name = owner.textIn('en/about.yaml', ['team', 'members', index, 'photo']);
    const file = join(owner.root, `content/images/${name}.jpg`);
    const { exif, width, height } = await sharp(file).metadata();
    expect([exif, width, height], 'upright').toEqual([undefined, 1200, 1600]);
    await owner.press('Publish');
    await expect(page.getByText(`${name}.jpg`)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('.team .picture').nth(index).click();
    await card.getByRole('button', { name: 'Remove the photograph' }).click();
    await owner.describePicture('English', 'Drawn by hand again');
    await expect(page.getByRole('img', { name: 'Drawn by hand again' })).toBeVisible();
    expect(existsSync(file)).toBe(false);
    await owner.undo(2);
    await expect(page.getByRole('img', { name: 'Ayu in a green jersey' })).toHaveJSProperty('tagName', 'IMG');
    await owner.undo(3);
    await expect.poll(owner.changedLines).toEqual([]);
  });

test('two people with the same photograph each keep their own file', async ({ page, owner }) => {
  await savePhotograph(owner.root, 'same.jpg', 1200, 1600);
  for (const language of ['en', 'id'])
    replaceIn(owner.root, `content/${language}/about.yaml`, 'photo: team-cmo', 'photo: no-photo');
  await owner.open('/about');
  const members = [1, 2]; // Neither has a photograph.
  const removePhotograph = owner.card.getByRole('button', { name: 'Remove the photograph' });
  for (const index of members) {
    await page.locator('.team .picture').nth(index).click();
    await owner.card.locator('input, textarea').first().setInputFiles(join(owner.root, 'same.jpg'));
    await expect(removePhotograph).toBeVisible();
    await owner.describePicture('English', `Portrait ${index}`);
    await page.keyboard.press('Escape');
  }
  const photos = () => members.map((index) => owner.textIn('en/about.yaml', ['team', 'members', index, 'photo']));
  await page.locator('.team .picture').nth(1).click();
  await removePhotograph.click();
  await expect.poll(photos).toEqual(['no-photo', expect.stringMatching(/^photo-/)]);
  expect(existsSync(join(owner.root, `content/images/${photos()[1]}.jpg`))).toBe(true);
});

test('an unsuitable picture is refused at once, with advice', async ({ page, owner }) => {
  await savePhotograph(owner.root, 'small.jpg', 200, 200);
  await owner.open('/about');
  await page.locator('.team .picture').first().click();
  const choose = owner.card.getByLabel('Choose a photograph');
  await choose.setInputFiles(join(owner.root, 'small.jpg'));
  await expect(page.getByText('too small for a team portrait'), 'the error is shown once').toHaveCount(1);
  await choose.setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') });
  await expect(owner.card.getByRole('alert')).toContainText('Most Compatible');
  await expect(owner.card.getByRole('button', { name: 'Remove the photograph' })).toHaveCount(0);
});

test('an owner replaces a drawn screen by a screenshot', async ({ page, owner }) => {
  await savePhotograph(owner.root, 'screenshot.jpg', 720, 1600);
  await owner.open();
  const feature = page.locator('#dashboard');
  const frameWidth = await feature.locator('.phone-screen').evaluate((drawn) => getComputedStyle(drawn).borderTopWidth);
  await feature.locator('.picture').click({ position: { x: 20, y: 6 } }); // On the frame: a press on a drawn text opens the text.
  const altTexts = { English: 'Dashboard with tonight’s game', 'Bahasa Indonesia': 'Dasbor dan permainan malam ini' };
  await owner.card.getByLabel('Choose a photograph').first().setInputFiles(join(owner.root, 'screenshot.jpg'));
  await expect(owner.card.getByText('Remove the photograph')).toBeVisible();
  for (const [language, words] of Object.entries(altTexts)) await owner.describePicture(language, words);
  const picture = feature.locator('.picture');
  await expect(picture.locator('img').first()).toHaveCSS('border-top-width', frameWidth);
  await expect(feature.locator('.clock, .phone')).toHaveCount(0);
  const altLines = Object.values(altTexts).map((words) => expect.stringMatching(`alt: "?${words}`));
  await expect.poll(owner.addedLines).toEqual(altLines);
});
