import { expect, retype, saveIn, test, typeIn } from './owner.ts';
import { replaceIn, run } from './project.ts';

test('an added item can be translated, moved and removed, and each step can be undone', async ({ page, owner }) => {
  await owner.open();
  const quotes = page.locator('.testimonials figure');
  const count = await quotes.count();
  await quotes.first().locator('blockquote p').click();
  await owner.card.getByRole('button', { name: 'Add one' }).click();
  await expect(quotes).toHaveCount(count + 1);
  const fill = async (name: RegExp, words: string) => {
    await saveIn(owner.card.getByRole('textbox', { name }), words);
    await expect.poll(() => owner.changedLines().join()).toContain(words);
    await owner.expectSaved();
  };
  await fill(/name$/, 'Sinta W.');
  await fill(/review$/, 'Best evening of my week.');
  const inFile = (language: string, field: string, index = 1) =>
    owner.textIn(`${language}/home.yaml`, ['testimonials', 'items', index, field]);
  const added = owner.changedLines();
  expect(added.every((line) => line.startsWith('+'))).toBe(true);
  for (const line of ['+    - name: Sinta W.', '+      sample: true'])
    expect(added.filter((each) => each === line)).toHaveLength(2);
  expect(inFile('id', 'photo')).toBe('no-photo');
  expect(inFile('id', 'review'), 'a copy, until it is translated').toBe('Best evening of my week.');
  await owner.press('Publish');
  const itemChanges = page.getByRole('listitem').filter({ has: page.locator('ins', { hasText: ', Sinta W.' }) });
  await expect(itemChanges).toHaveText([/^Testimonials \(English\)/, /^Testimonials \(Bahasa Indonesia\)/]);
  const toTranslate = page.locator('section').filter({ hasText: 'Translated already?' }).getByRole('listitem');
  const review = toTranslate.filter({ hasText: /review \(Bahasa Indonesia\)/ });
  await expect(review).toBeVisible();
  await review.getByRole('button').click();
  await fill(/review$/, 'Malam terbaik minggu ini.');
  await expect(owner.bar.getByRole('button', { name: 'It also stands' }), 'not offered for English').toHaveCount(0);
  await expect(toTranslate.first()).toBeVisible();
  await expect(review).toHaveCount(0);
  await page.keyboard.press('Escape');
  expect(inFile('en', 'review')).toBe('Best evening of my week.');
  await quotes.nth(1).locator('blockquote p').click();
  await owner.card.getByRole('button', { name: 'Move up' }).click();
  await expect(quotes.first()).toContainText('Sinta W.');
  expect(inFile('id', 'name', 0)).toBe('Sinta W.');
  await owner.card.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(quotes).toHaveCount(count);
  await expect(page.locator('.testimonials')).not.toContainText('Sinta W.');
  await owner.expectSaved();
  expect(owner.changedLines()).toEqual([]);
  // The six steps: the item, its name, its review and the review's translation, then its move and its removal.
  await owner.undo(6);
  await expect.poll(owner.changedLines).toEqual([]);
});

test('if a changed text was the same in both languages, one press changes the other too', async ({ page, owner }) => {
  const path = ['testimonials', 'items', 0, 'name'];
  const translation = owner.textIn('id/home.yaml', path);
  replaceIn(owner.root, 'content/id/home.yaml', `name: ${translation}`, `name: ${owner.textIn('en/home.yaml', path)}`);
  await owner.open();
  const name = page.locator('.testimonials figcaption strong').first();
  const linesWith = (words: string) => owner.changedLines().filter((line) => line.endsWith(`name: ${words}`));
  await retype(owner, name, 'Wulan K.');
  expect(linesWith('Wulan K.')).toHaveLength(1);
  const otherTexts = owner.bar.getByRole('button', { name: 'It also stands in another text' });
  await otherTexts.click();
  await page.getByRole('button', { name: 'Also change it in Bahasa Indonesia' }).click();
  await expect(otherTexts).toHaveCount(0);
  await expect.poll(() => linesWith('Wulan K.')).toHaveLength(2);
});

test('an item of a list of a fixed length can be moved, but not removed', async ({ page, owner }) => {
  await owner.open();
  const titles = page.locator('.features-perks h4');
  const first = await titles.first().innerText();
  await titles.first().click();
  await expect(owner.card.getByRole('button', { name: 'Move up' })).toBeDisabled();
  await owner.card.getByRole('button', { name: 'Remove' }).click();
  await expect(owner.bar.getByRole('status')).toContainText('exactly 4 items, not 3. Change an item instead of');
  await owner.card.getByRole('button', { name: 'Move down' }).click();
  await expect(titles.nth(1)).toHaveText(first);
});

test('a press on an amount opens the price from which the amount is calculated', async ({ page, owner }) => {
  await owner.open('/about');
  await page.getByText(owner.textIn('en/about.yaml', ['products', 'host', 'tab']), { exact: true }).click();
  await owner.card.getByRole('button', { name: 'Press it' }).click();
  const amountOf = (name: string) => page.locator('.booking', { hasText: name }).locator('> :last-child');
  for (const [name, field] of [
    [owner.textIn('en/evening.yaml', ['event', 'name']), 'Event, price'],
    [owner.textIn('en/evening.yaml', ['calendar', 'bookings', 4, 'name']), 'Calendar, bookings, 5, price'],
  ] as const) {
    await amountOf(name).click();
    await expect(owner.card.getByRole('textbox', { name: field }).first()).toBeFocused();
    await page.keyboard.press('Escape');
  }
});

test('after two changes of a price the editor proposes to correct each old amount', async ({ page, owner }) => {
  // At 45,000 each, six players pay 270,000 and all eight 360,000.
  replaceIn(owner.root, 'content/id/home.yaml', '360,000 rupiah', '270,000 of 360,000 rupiah');
  const [mistypedPrice, correctPrice] = ['5.000', '50.000'];
  await owner.open();
  const amount = page.locator('.phone-screen :text-matches("^Rp .* each")').first();
  await amount.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await amount.click();
  const price = owner.card.first().getByRole('textbox').first();
  await expect(price).toHaveValue('45000');
  await saveIn(price, mistypedPrice);
  const otherTexts = owner.bar.getByRole('button', { name: /It also stands in \d+ other texts/ });
  await otherTexts.click();
  const offers = page.getByRole('button', { name: 'Also change it in' });
  await offers.first().click();
  await owner.expectSaved();
  await page.keyboard.press('Escape');
  await amount.click();
  await saveIn(price, correctPrice);
  await otherTexts.click();
  await expect(page.locator('del').filter({ hasText: '360,000' }).first()).toBeVisible();
  await expect(page.locator('ins').filter({ hasText: '400,000' }).first()).toBeVisible();
  for (let left = await offers.count(); left > 0; left--) {
    await expect(offers).toHaveCount(left);
    await offers.first().click();
  }
  await expect(otherTexts).toHaveCount(0);
  expect(run(owner.root, `${process.execPath} ssg/checkContent.ts`).status).toBe(0);
  expect(owner.addedLines().filter((line) => /\b(45|5|360|270)[.,]?000\b/.test(line))).toEqual([]);
  await owner.press('All texts');
  await typeIn(owner.card.getByRole('searchbox'), correctPrice);
  await expect(owner.card.getByRole('listitem').filter({ hasText: /Event, price/i })).toContainText('50000');
});

test('a press on a problem that is listed before publishing opens its field', async ({ page, owner }) => {
  const { name, url } = owner.valueIn('facts.yaml', ['social', 0]) as { name: string; url: string };
  replaceIn(owner.root, 'content/facts.yaml', `url: ${url}`, 'url: ""');
  await owner.open('/about');
  await owner.press('Publish');
  const list = page.getByRole('dialog', { name: 'Publish' });
  await list.getByRole('button', { name: `${name} leads nowhere` }).click();
  await expect(owner.card.getByRole('textbox', { name: 'Social, 1, link' })).toBeFocused();
});
