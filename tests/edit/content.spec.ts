import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { photograph, run } from '../editing/project.ts';
import { changeOutside, expect, test } from './owner.ts';

// Each redraws the page several times, as a slow machine does in seconds.
test.describe.configure({ timeout: 90_000 });

test('a list grows in all languages at once: a third testimonial, and its undoing', async ({ page, owner }) => {
  const last = (owner.data('en/home.yaml', ['testimonials', 'items']) as unknown[]).length - 1;
  const face = owner.says('en/home.yaml', ['testimonials', 'items', last, 'photo']);
  mkdirSync(join(owner.root, 'content/images'), { recursive: true });
  await photograph(owner.root, `${face}.jpg`, 600, 600);
  await owner.open();
  const quotes = page.locator('.testimonials figure');
  const count = await quotes.count();
  await quotes.last().locator('blockquote p').click();
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Add one' }).click();
  await owner.saved();
  await expect(quotes).toHaveCount(count + 1);
  const added = owner.changed();
  expect(added.every((line) => line.startsWith('+'))).toBe(true);
  expect(added.filter((line) => line.startsWith('+    - name: '))).toHaveLength(2);
  expect(added.filter((line) => line === '+      sample: true')).toHaveLength(2);
  expect(owner.says('id/home.yaml', ['testimonials', 'items', last + 1, 'photo'])).not.toBe(face);
  await quotes.last().locator('blockquote p').click();
  await page.keyboard.type('I came for one game and stayed for the league.');
  await page.keyboard.press('Enter');
  await owner.saved();
  await owner.open('/?lang=id');
  await owner.bar.getByRole('button', { name: 'All texts' }).click();
  await expect(page.getByRole('combobox', { name: 'Show' })).toHaveValue('toLook');
  const review = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'review' });
  await expect(review).toContainText('Not translated yet');
  await owner.bar.getByRole('button', { name: 'Publish' }).click();
  const news = page.getByRole('dialog', { name: 'Publish' }).locator('dl > div');
  await expect(news.filter({ hasText: /review \(id\)/ })).toContainText('Not translated yet');
  await expect(news.filter({ hasText: /review \(en\)/ })).not.toContainText('Not translated yet');
  await page.keyboard.press('Escape');
  for (let times = 0; times < 2; times++) {
    await owner.bar.getByRole('button', { name: 'Undo' }).click();
    await owner.saved();
  }
  await expect.poll(owner.changed).toEqual([]);
});

test('items move, and where their number is fixed that is all they do', async ({ page, owner }) => {
  await owner.open('/about');
  const titles = page
    .getByRole('region', { name: owner.says('en/about.yaml', ['mission', 'title']) })
    .getByRole('listitem')
    .locator('h3');
  const [first = '', second = ''] = await titles.allTextContents();
  await titles.first().click();
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Move down' }).click();
  await owner.saved();
  await expect(titles.nth(0)).toHaveText(second);
  await expect(titles.nth(1)).toHaveText(first);
  expect(
    run(owner.root, 'git diff --numstat -- content').said.match(/^\d+\t\d+\tcontent\/\w\w\/about.yaml$/gm),
  ).toHaveLength(2);
  await owner.open();
  await page.locator('.features-perks h4').first().click();
  await page.getByText('More', { exact: true }).click();
  await expect(page.getByText('Their number is fixed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(0);
});

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

test('a picture that is too small is refused with what to do', async ({ page, owner }) => {
  await photograph(owner.root, '../../small.jpg', 200, 200);
  await owner.open('/about');
  await page.locator('.team .picture').first().click();
  const card = page.getByRole('dialog');
  await card.getByLabel('Choose a photograph').setInputFiles(join(owner.root, 'small.jpg'));
  for (const label of [/\(English\)/, /\(Bahasa Indonesia\)/]) await card.getByLabel(label).fill('Somebody, laughing');
  await card.getByRole('button', { name: 'Put it in place' }).click();
  await expect(card.getByRole('alert')).toContainText('too small for a team portrait');
  expect(
    existsSync(join(owner.root, `content/images/${owner.says('en/about.yaml', ['team', 'members', 0, 'photo'])}.jpg`)),
  ).toBe(false);
});

test('two languages side by side, each editable, scrolled together', async ({ page, owner }) => {
  await owner.open();
  await owner.bar.getByRole('combobox', { name: 'Language' }).selectOption('Side by side');
  const [english, indonesian] = ['English', 'Bahasa Indonesia'].map((title) =>
    page.frameLocator(`iframe[title="${title}"]`),
  );
  if (!english || !indonesian) throw new Error('There are not two languages.');
  const [left, right] = [english, indonesian].map((frame) => frame.getByRole('heading', { level: 1 }).first());
  await expect(right ?? page.locator('nothing')).toHaveText(owner.says('id/home.yaml', ['hero', 'title']));
  // Its texts can be reached once it has been read.
  await expect(right ?? page.locator('nothing')).toHaveAttribute('tabindex', '0');
  await expect(left ?? page.locator('nothing')).toHaveAttribute('tabindex', '0');
  await right?.click();
  await page.keyboard.type('Ayo main.');
  await page.keyboard.press('Enter');
  await expect.poll(owner.changed).toContain('+  title: Ayo main.');
  const section = (frame: typeof english) => frame.locator('.testimonials h2');
  await english.locator('body').hover();
  await section(english).evaluate((heading) => heading.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await expect(section(indonesian)).toBeInViewport();
});

test('the launch list leads to the place of each item', async ({ page, owner }) => {
  const { name, url } = owner.data('facts.yaml', ['social', 0]) as { name: string; url: string };
  changeOutside(owner.root, 'facts.yaml', `url: ${url}`, 'url: ""');
  await owner.open('/about');
  await owner.bar.getByRole('button', { name: 'Launch list' }).click();
  const list = page.getByRole('dialog', { name: 'Launch list' });
  await list.getByRole('button', { name: `${name} leads nowhere` }).click();
  await expect(page.getByRole('textbox', { name: 'Social, 1, url' })).toBeVisible();
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

test('keys: F2 to the bar, Alt and an arrow move an item, Control and Z takes it back', async ({ page, owner }) => {
  await owner.open('/about');
  await page.keyboard.press('F2');
  await expect(owner.bar.getByRole('combobox', { name: 'Page' })).toBeFocused();
  const titles = page
    .getByRole('region', { name: owner.says('en/about.yaml', ['mission', 'title']) })
    .getByRole('listitem')
    .locator('h3');
  const before = await titles.allTextContents();
  await titles.first().click();
  await page.keyboard.press('Alt+ArrowDown');
  await owner.saved();
  await expect(titles.nth(1)).toHaveText(before[0] ?? '');
  // The moved one is open, to be moved on.
  await expect(titles.nth(1)).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(titles.nth(2)).toHaveText(before[0] ?? '');
  await expect(titles.nth(2)).toBeFocused();
  await page.keyboard.press('Escape');
  for (let times = 0; times < 2; times++) {
    await owner.saved();
    await page.keyboard.press('ControlOrMeta+z');
  }
  await expect(titles).toHaveText(before);
  expect(owner.changed()).toEqual([]);
});
