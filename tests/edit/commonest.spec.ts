import { join } from 'node:path';
import { expect, retype, test } from './owner.ts';
import { photograph } from './project.ts';

// The owner's most common changes, as somebody makes them who has only read "click on it". pictures.spec.ts has a
// portrait, lists.spec.ts a testimonial, words.spec.ts a page's title.
test.describe.configure({ timeout: 90_000 });

type Path = (string | number)[];
type Fill = [what: string, at: string, file: string, path: Path, words: string, click: string, field?: string];
const fills: Fill[] = [
  ['the hero’s words', '/', 'en/home.yaml', ['hero', 'title'], 'Play tonight.', 'h1'],
  ['the brand’s name', '/', 'facts.yaml', ['name'], 'Hobiku', 'header .wordmark', 'Name'],
  [
    'a product’s feature',
    '/about',
    'en/about.yaml',
    ['products', 'user', 'features', 0],
    'Bring a friend',
    '.product-user-app li',
  ],
  ['the phone', '/about', 'facts.yaml', ['contact', 'phone', 'text'], '+62 21 8370 9999', '', 'Contact, phone, text'],
  [
    'the address',
    '/about',
    'facts.yaml',
    ['contact', 'address', 'text'],
    'Jl. Kemang Raya No. 8, Jakarta Selatan 12730',
    '',
  ],
  [
    'a store link',
    '/',
    'facts.yaml',
    ['stores', 'appStore', 'url'],
    'https://apps.apple.com/id/app/sehobi/id9876543210',
    '.hero li + li .store-badge',
    'Stores, app store, link',
  ],
  [
    'a social link',
    '/',
    'facts.yaml',
    ['social', 0, 'url'],
    'https://www.instagram.com/sehobi.id',
    'footer a[href*="instagram"]',
    'Social, 1, link',
  ],
  [
    'a perk’s text',
    '/',
    'en/home.yaml',
    ['features', 'membership', 'perks', 0, 'text'],
    'Yours before it opens to others.',
    '.features-perks p',
  ],
];

for (const [what, at, file, path, words, click, field] of fills)
  test(`an owner changes ${what} on the page`, async ({ page, owner }) => {
    await owner.open(at);
    const said = owner.says(file, path);
    const place = click ? page.locator(click) : page.getByRole('main').getByText(said);
    await retype(owner, place.first(), words, field);
    const [before = '', after, ...more] = owner.changed();
    expect(before).toContain(said);
    expect([after, ...more]).toEqual([`+${before.slice(1).replace(said, words)}`]);
  });

test('an owner replaces a drawn screen by a screenshot', async ({ page, owner }) => {
  await photograph(owner.root, '../../anywhere.jpg', 720, 1600);
  await owner.open();
  const block = page.locator('#dashboard');
  const rim = await block.locator('.phone-screen').evaluate((drawn) => getComputedStyle(drawn).borderTopWidth);
  await block.locator('.picture').click({ position: { x: 20, y: 6 } });
  const shows = {
    English: 'The dashboard with tonight’s game',
    'Bahasa Indonesia': 'Dasbor dengan permainan malam ini',
  };
  await owner.card.getByLabel('Choose a photograph').first().setInputFiles(join(owner.root, 'anywhere.jpg'));
  await expect(owner.card.getByText('Now say below')).toBeVisible();
  for (const [language, words] of Object.entries(shows)) await owner.describe(language, words);
  const picture = block.locator('.picture');
  // The phone's clock and people belong to the drawing; its frame stays.
  await expect(picture.locator('img').first()).toHaveCSS('border-top-width', rim);
  await expect(picture.locator('.clock')).toHaveCount(0);
  const added = owner.changed().filter((line) => line.startsWith('+'));
  expect(added.map((line) => line.replaceAll('"', ''))).toEqual(
    Object.values(shows).map((words) => `+    alt: ${words}`),
  );
});
