import { changeOutside, expect, retype, test, typeOver } from './owner.ts';

// Each redraws the page several times, as a slow machine does in seconds.
test.describe.configure({ timeout: 90_000 });

test('everything can be undone and done again, also after the page was loaded anew', async ({ page, owner }) => {
  await owner.open();
  const headline = page.getByRole('heading', { level: 1 });
  const old = await headline.innerText();
  await retype(page, owner, headline, 'Once.');
  await owner.open('/about');
  await retype(page, owner, page.getByRole('heading', { level: 1 }), 'Twice.');
  await owner.open();
  await owner.bar.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => owner.changed().at(-1)).toBe('+  title: Once.');
  await owner.bar.getByRole('button', { name: 'Undo' }).click();
  await expect(headline).toHaveText(old);
  expect(owner.changed()).toEqual([]);
  await owner.bar.getByRole('button', { name: 'Redo' }).click();
  await expect(owner.bar.getByRole('status')).toContainText('Done again: Hero, title');
  await expect(headline).toHaveText('Once.');
  // A new change ends what could be done again.
  await retype(page, owner, headline, 'Another.');
  await expect(owner.bar.getByRole('button', { name: 'Redo' })).toBeDisabled();
});

test('a file that another program changes meanwhile is noticed, shown and never overwritten', async ({
  page,
  owner,
}) => {
  await owner.open();
  const old = owner.says('en/home.yaml', ['hero', 'title']);
  const headline = page.getByRole('heading', { level: 1 });
  await headline.click();
  await typeOver(page, 'Mine.');
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

test('in Browse mode the page does what it does for visitors, and the bar speaks Indonesian too', async ({
  page,
  owner,
}) => {
  await owner.open();
  await owner.bar.getByRole('button', { name: 'Browse' }).click();
  await expect(owner.bar.getByRole('status')).toHaveText(/as for a visitor/);
  await page
    .getByRole('banner')
    .getByRole('link', { name: owner.says('en/site.yaml', ['nav', 'about']) })
    .click();
  await expect(page).toHaveURL(/\/about/);
  await page.getByRole('button', { name: 'Bahasa Indonesia' }).click();
  await expect(
    page.getByRole('navigation', { name: 'Penyunting' }).getByRole('button', { name: 'Terbitkan' }),
  ).toBeVisible();
});
