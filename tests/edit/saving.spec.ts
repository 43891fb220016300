import { changeOutside, expect, test } from './owner.ts';

// Each redraws the page several times, as a slow machine does in seconds.
test.describe.configure({ timeout: 90_000 });

test('what is clicked and typed while the last change is still being saved is not lost', async ({ page, owner }) => {
  await owner.open();
  const title = page.locator('.testimonials h2');
  // As a busy machine: what was wished is saved late, and shown later still.
  await page.route(/edit-api\/save/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  let show = () => {};
  const held = new Promise<void>((resolve) => {
    show = resolve;
  });
  await page.route(/edit-api\/page/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('banner').locator('.wordmark').click();
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Hobiku');
  await name.press('Enter');
  await title.click();
  await page.keyboard.type('What they told us');
  await page.keyboard.press('Enter');
  await expect(owner.bar.getByRole('status')).toHaveText('Saved, showing it …');
  await expect.poll(owner.changed).toHaveLength(4);
  show();
  await owner.saved();
  expect(owner.changed()).toContain('+  title: What they told us');
  await expect(title).toHaveText('What they told us');
  await expect(page.getByRole('banner').locator('.wordmark')).toHaveText('hobiku');
});

test('a mistake is told, stays in the field, and is not written', async ({ page, owner }) => {
  await owner.open();
  const headline = page.getByRole('heading', { level: 1 });
  await headline.click();
  const typed = page.getByRole('textbox', { name: /visitor reads/ });
  const long = 'Far too many words for a headline that has to stand in the lobby of a hall';
  await page.keyboard.type(long);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(`must be at most 60 characters, is ${long.length}`);
  await expect(owner.bar.getByRole('status')).toContainText('Not saved');
  await expect(typed).toHaveText(long);
  expect(owner.changed()).toEqual([]);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Shorter.');
  await page.keyboard.press('Enter');
  await owner.saved();
  expect(owner.changed().at(-1)).toBe('+  title: Shorter.');
});

test('everything can be undone and done again, also after the page was loaded anew', async ({ page, owner }) => {
  await owner.open();
  const headline = page.getByRole('heading', { level: 1 });
  const old = await headline.innerText();
  await headline.click();
  await page.keyboard.type('Once.');
  await page.keyboard.press('Enter');
  await owner.saved();
  await owner.open('/about');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.type('Twice.');
  await page.keyboard.press('Enter');
  await owner.saved();
  await owner.open();
  await owner.bar.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => owner.changed().at(-1)).toBe('+  title: Once.');
  await owner.bar.getByRole('button', { name: 'Undo' }).click();
  await expect(headline).toHaveText(old);
  expect(owner.changed()).toEqual([]);
  await owner.bar.getByRole('button', { name: 'Redo' }).click();
  await expect(headline).toHaveText('Once.');
});

test('a file that another program changes meanwhile is noticed, shown and never overwritten', async ({
  page,
  owner,
}) => {
  await owner.open();
  const old = owner.says('en/home.yaml', ['hero', 'title']);
  const headline = page.getByRole('heading', { level: 1 });
  await headline.click();
  await page.keyboard.type('Mine.');
  changeOutside(owner.root, 'en/home.yaml', `title: ${old}`, 'title: Theirs.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('It now says: Theirs.');
  await expect(page.getByRole('textbox', { name: /visitor reads/ })).toHaveText('Mine.');
  expect(owner.changed().at(-1)).toBe('+  title: Theirs.');
  await page.getByRole('button', { name: 'Use mine' }).click();
  await owner.saved();
  expect(owner.changed().at(-1)).toBe('+  title: Mine.');
  changeOutside(owner.root, 'en/home.yaml', 'title: Mine.', 'title: Theirs again.');
  await expect(headline).toHaveText('Theirs again.');
  await owner.bar.getByRole('button', { name: 'Undo' }).click();
  await expect(owner.bar.getByRole('status')).toContainText('Another program has changed content/en/home.yaml');
  expect(owner.changed().at(-1)).toBe('+  title: Theirs again.');
});
