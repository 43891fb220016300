import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { addTestimonial, expect, type Owner, retitle, retype, test } from './owner.ts';
import { photograph } from './project.ts';

// Each as somebody does it who has only read "click on it": no file is opened, and a careful person would have typed the same.
test.describe.configure({ timeout: 90_000 });

type Given = { page: Page; owner: Owner };

/** Fills in a field of the card that opens beside what is clicked. */
async function fill({ page, owner }: Given, text: Locator, field: string, words: string): Promise<void> {
  await text.click();
  const input = page.getByRole('dialog').getByRole('textbox', { name: field, exact: true }).first();
  await input.fill(words);
  await input.press('Enter');
  await owner.saved();
}

const footer = (page: Page) => page.getByRole('contentinfo');

test('the hero’s words', async ({ page, owner }) => {
  await owner.open();
  const said = owner.says('en/home.yaml', ['hero', 'title']);
  await retype(page, owner, page.getByRole('heading', { level: 1 }), 'Play tonight.');
  expect(owner.changed()).toEqual([`-  title: ${said}`, '+  title: Play tonight.']);
});

test('the brand’s name', async ({ page, owner }) => {
  await owner.open();
  const said = owner.says('facts.yaml', ['name']);
  await fill({ page, owner }, page.getByRole('banner').locator('.wordmark'), 'Name', 'Hobiku');
  expect(owner.changed()).toEqual([`-name: ${said}`, '+name: Hobiku']);
  await expect(page).toHaveTitle(/^Hobiku/);
});

test('a team member’s photo', async ({ page, owner }) => {
  await photograph(owner.root, '../../anywhere.jpg', 1200, 1500);
  await owner.open('/about');
  await page.locator('.team .picture').first().click();
  await place(page, join(owner.root, 'anywhere.jpg'), {
    English: 'Ayu in a green jersey, laughing',
    'Bahasa Indonesia': 'Ayu berkaus hijau, tertawa',
  });
  await expect(page.getByRole('img', { name: 'Ayu in a green jersey, laughing' })).toBeVisible();
  const photo = owner.says('en/about.yaml', ['team', 'members', 0, 'photo']);
  expect(existsSync(join(owner.root, `content/images/${photo}.jpg`))).toBe(true);
  expect(owner.changed().filter((line) => line.startsWith('+'))).toEqual([
    '+      alt: Ayu in a green jersey, laughing',
    '+      alt: Ayu berkaus hijau, tertawa',
  ]);
});

test('a third testimonial', async ({ page, owner }) => {
  await owner.open();
  const { quotes } = await addTestimonial(page, owner);
  // All its fields are open already, in one card.
  const card = page.getByRole('dialog');
  for (const [field, words] of Object.entries({
    name: 'Sinta W.',
    review: 'I came for one game and stayed for the league.',
  })) {
    const input = card.getByRole('textbox', { name: new RegExp(`${field}$`) });
    await input.fill(words);
    await input.press('Enter');
    await owner.saved();
  }
  await expect(quotes.last()).toContainText('Sinta W.');
  const added = owner.changed();
  expect(added.every((line) => line.startsWith('+'))).toBe(true);
  expect(added).toContain('+      review: I came for one game and stayed for the league.');
  expect(added).toContain('+    - name: Sinta W.');
});

test('a product’s feature', async ({ page, owner }) => {
  await owner.open('/about');
  await retype(page, owner, page.locator('.product-user-app li').first(), 'Bring a friend');
  expect(owner.changed().at(-1)).toMatch(/^\+ +- Bring a friend$/);
  expect(owner.changed()).toHaveLength(2);
});

test('the phone', async ({ page, owner }) => {
  await owner.open('/about');
  const said = owner.says('facts.yaml', ['contact', 'phone', 'text']);
  await fill({ page, owner }, page.getByRole('main').getByText(said), 'Contact, phone, text', '+62 21 8370 9999');
  expect(owner.changed()).toEqual([`-    text: ${said}`, '+    text: +62 21 8370 9999']);
  // The other place that has one is in sight.
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Footer, phone, text' })).toBeVisible();
});

test('the address', async ({ page, owner }) => {
  await owner.open('/about');
  const said = owner.says('facts.yaml', ['contact', 'address', 'text']);
  await retype(page, owner, page.getByRole('main').getByText(said), 'Jl. Kemang Raya No. 8, Jakarta Selatan 12730');
  expect(owner.changed()).toEqual([`-    text: ${said}`, '+    text: Jl. Kemang Raya No. 8, Jakarta Selatan 12730']);
});

test('a store link', async ({ page, owner }) => {
  await owner.open();
  const url = 'https://apps.apple.com/id/app/sehobi/id9876543210';
  const badge = page.locator('.hero').getByRole('link', { name: /App Store/ });
  await fill({ page, owner }, badge.first(), 'Stores, app store, link', url);
  expect(owner.changed().at(-1)).toBe(`+    url: ${url}`);
  expect(owner.changed()).toHaveLength(2);
});

test('a social link', async ({ page, owner }) => {
  await owner.open();
  const said = owner.says('facts.yaml', ['social', 0, 'url']);
  const name = owner.says('facts.yaml', ['social', 0, 'name']);
  const link = footer(page).getByRole('link', { name: new RegExp(name) });
  await fill({ page, owner }, link, 'Social, 1, link', 'https://www.instagram.com/sehobi.id');
  expect(owner.changed()).toEqual([`-    url: ${said}`, '+    url: https://www.instagram.com/sehobi.id']);
});

test('a screen replaced', async ({ page, owner }) => {
  await photograph(owner.root, '../../anywhere.jpg', 720, 1600);
  await owner.open();
  const block = page.locator('#dashboard');
  const rim = await block.locator('.phone-screen').evaluate((drawn) => getComputedStyle(drawn).borderTopWidth);
  await block.locator('.picture').click({ position: { x: 20, y: 6 } });
  await place(page, join(owner.root, 'anywhere.jpg'), {
    English: 'The dashboard of the app with tonight’s game',
    'Bahasa Indonesia': 'Dasbor aplikasi dengan permainan malam ini',
  });
  const picture = block.locator('.picture');
  await expect(picture.locator('img').first()).toBeVisible();
  // The phone's own clock and people go with the drawing, its frame stays.
  await expect(picture.locator('.clock')).toHaveCount(0);
  await expect(picture.locator('img').first()).toHaveCSS('border-top-width', rim);
  const added = owner.changed().filter((line) => line.startsWith('+'));
  expect(added).toHaveLength(2);
  expect(added[0]).toMatch(/^\+ {4}alt: "?The dashboard of the app with tonight’s game"?$/);
  expect(added[1]).toMatch(/^\+ {4}alt: "?Dasbor aplikasi dengan permainan malam ini"?$/);
});

test('a perk’s text', async ({ page, owner }) => {
  await owner.open();
  await retype(page, owner, page.locator('.features-perks p').first(), 'Yours before it opens to others.');
  expect(owner.changed()).toHaveLength(2);
  expect(owner.changed().at(-1)).toMatch(/^\+ +text: Yours before it opens to others\.$/);
});

test('the page’s title', async ({ page, owner }) => {
  const said = owner.says('en/site.yaml', ['pages', 'about', 'title']);
  await retitle(page, owner, 'All about {name}');
  expect(owner.changed()).toEqual([`-    title: ${said}`, '+    title: All about {name}']);
});

async function place(page: Page, file: string, shows: Record<string, string>): Promise<void> {
  const card = page.getByRole('dialog');
  await card.getByLabel('Choose a photograph').setInputFiles(file);
  for (const [language, words] of Object.entries(shows)) await card.getByLabel(`shows (${language})`).fill(words);
  await card.getByRole('button', { name: 'Put it in place' }).click();
}
