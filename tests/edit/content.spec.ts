import { addTestimonial, changeOutside, expect, retype, test, typeOver } from './owner.ts';
import { run } from './project.ts';

// Each redraws the page several times, as a slow machine does in seconds.
test.describe.configure({ timeout: 90_000 });

test('a list grows in all languages at once: a third testimonial, and its undoing', async ({ page, owner }) => {
  const last = (owner.data('en/home.yaml', ['testimonials', 'items']) as unknown[]).length - 1;
  await owner.open();
  const { quotes } = await addTestimonial(page, owner);
  const added = owner.changed();
  expect(added.every((line) => line.startsWith('+'))).toBe(true);
  expect(added.filter((line) => line.startsWith('+    - name: '))).toHaveLength(2);
  expect(added.filter((line) => line === '+      sample: true')).toHaveLength(2);
  // Nobody's face stands beside an example.
  expect(owner.says('id/home.yaml', ['testimonials', 'items', last + 1, 'photo'])).toBe('somebody');
  await retype(page, owner, quotes.last().locator('blockquote p'), 'I came for one game and stayed for the league.');
  // Until it is translated it says the same, and no example.
  expect(owner.says('id/home.yaml', ['testimonials', 'items', last + 1, 'review'])).toContain('I came for one game');
  await owner.open('/?lang=id');
  await owner.bar.getByRole('button', { name: 'All texts' }).click();
  const review = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'review' }).first();
  await expect(review).toContainText('Not translated yet');
  await owner.bar.getByRole('button', { name: 'Publish' }).click();
  const news = page.getByRole('dialog', { name: 'Publish' }).locator('dl > div');
  await expect(news.filter({ hasText: /review \(Bahasa Indonesia\)/ })).toContainText('Not translated yet');
  await expect(news.filter({ hasText: /review \(English\)/ })).not.toContainText('Not translated yet');
  await page.keyboard.press('Escape');
  for (let times = 0; times < 2; times++) {
    await owner.bar.getByRole('button', { name: 'Undo' }).click();
    await owner.saved();
  }
  await expect.poll(owner.changed).toEqual([]);
  // Drawn anew in the language that it was opened in.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(owner.says('id/home.yaml', ['hero', 'title']));
});

test('an item that was added and then moved is still the one that wants translating', async ({ page, owner }) => {
  await owner.open();
  const { quotes, count } = await addTestimonial(page, owner);
  await quotes.last().locator('blockquote p').click();
  await page.getByRole('button', { name: 'Move up' }).click();
  await owner.saved();
  const words = 'Best evening of my week.';
  // It is open again where it stands now.
  await expect(quotes.nth(count - 1).getByRole('textbox')).toBeFocused();
  await typeOver(page, words);
  await page.keyboard.press('Enter');
  await owner.saved();
  const saidIn = (language: string, index: number) =>
    owner.says(`${language}/home.yaml`, ['testimonials', 'items', index, 'review']);
  expect(saidIn('id', count - 1)).toBe(words);
  expect(saidIn('id', count)).not.toBe(words);
});

test('a text that was changed because the other language was asks nothing back', async ({ page, owner }) => {
  const headline = page.getByRole('heading', { level: 1 });
  const isAsked = () => headline.getAttribute('data-look');
  await owner.open();
  await retype(page, owner, headline, 'Play tonight.');
  await owner.open('/?lang=id');
  expect(await isAsked()).not.toBeNull();
  await retype(page, owner, headline, 'Main malam ini.');
  await expect.poll(isAsked).toBeNull();
  await owner.open();
  expect(await isAsked()).toBeNull();
});

test('what both languages say alike is changed in both by one tick', async ({ page, owner }) => {
  await owner.open();
  const name = page.locator('.testimonials figcaption strong').first();
  const said = await name.innerText();
  const typeAndTick = async () => {
    await name.click();
    await typeOver(page, 'Wulan H.');
    await page.getByRole('checkbox', { name: 'Also change it in Bahasa Indonesia' }).first().check();
  };
  await typeAndTick();
  await page.keyboard.press('Escape');
  await expect(name).toHaveText(said);
  await typeAndTick();
  await page.keyboard.press('Enter');
  await owner.saved();
  expect(owner.changed().filter((line) => line.endsWith('name: Wulan H.'))).toHaveLength(2);
});

test('items move, and where their number is fixed that is all they do', async ({ page, owner }) => {
  await owner.open('/about');
  const titles = page
    .getByRole('region', { name: owner.says('en/about.yaml', ['mission', 'title']) })
    .getByRole('listitem')
    .locator('h3');
  const [first = '', second = ''] = await titles.allTextContents();
  await titles.first().click();
  await page.getByRole('button', { name: 'Move down' }).click();
  await owner.saved();
  await expect(titles.nth(0)).toHaveText(second);
  await expect(titles.nth(1)).toHaveText(first);
  expect(
    run(owner.root, 'git diff --numstat -- content').said.match(/^\d+\t\d+\tcontent\/\w\w\/about.yaml$/gm),
  ).toHaveLength(2);
  await owner.open();
  await page.locator('.features-perks h4').first().click();
  await expect(page.getByText('Their number is fixed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(0);
});

test('an amount is changed where it is seen, and then in each text that says the old one', async ({ page, owner }) => {
  await owner.open();
  await page.locator('.phone-screen').getByText('Rp 45.000 each').first().click();
  const card = page.getByRole('dialog').first();
  const price = card.getByRole('textbox').first();
  await expect(price).toBeFocused();
  await expect(price).toHaveValue('45000');
  await price.fill('50000');
  await price.press('Enter');
  const others = page.getByRole('dialog', { name: 'It also stands in' });
  await expect(others.locator('del').filter({ hasText: '360,000' }).first()).toBeVisible();
  await expect(others.locator('ins').filter({ hasText: '400,000' }).first()).toBeVisible();
  for (let left = await others.getByRole('button', { name: 'Change it there too' }).count(); left > 0; left--) {
    await expect(others).toHaveAccessibleName(`It also stands in ${left} other texts`);
    await others.getByRole('button', { name: 'Change it there too' }).first().click();
    await owner.saved();
  }
  await expect(others).toHaveCount(0);
  expect(run(owner.root, `${process.execPath} ssg/checkContent.ts`).status).toBe(0);
  expect(owner.changed().filter((line) => /45[.,]?000|360[.,]000/.test(line) && line.startsWith('+'))).toEqual([]);
  await owner.bar.getByRole('button', { name: 'All texts' }).click();
  const drawer = page.getByRole('dialog', { name: 'All texts' });
  await drawer.getByRole('searchbox').fill('50.000');
  await expect(drawer.getByRole('listitem').filter({ hasText: /Event, price/i })).toContainText('50000');
});

test('the launch list leads to the place of each item', async ({ page, owner }) => {
  const { name, url } = owner.data('facts.yaml', ['social', 0]) as { name: string; url: string };
  changeOutside(owner.root, 'facts.yaml', `url: ${url}`, 'url: ""');
  await owner.open('/about');
  await owner.bar.getByRole('button', { name: 'Launch list' }).click();
  const list = page.getByRole('dialog', { name: 'Launch list' });
  await list.getByRole('button', { name: `${name} leads nowhere` }).click();
  await expect(page.getByRole('textbox', { name: 'Social, 1, link' })).toBeVisible();
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
