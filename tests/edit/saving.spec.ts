import { changeOutside, expect, expectApart, test, typeOver } from './owner.ts';

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
  await typeOver(page, 'What they told us');
  await page.keyboard.press('Enter');
  await expect(owner.bar.getByRole('status')).toHaveText('Saved, showing it …');
  await expect.poll(owner.changed).toHaveLength(4);
  show();
  await owner.saved();
  expect(owner.changed()).toContain('+  title: What they told us');
  await expect(title).toHaveText('What they told us');
  await expect(page.getByRole('banner').locator('.wordmark')).toContainText('hobiku');
});

test('what is typed on in a field while it is being saved is saved after that', async ({ page, owner }) => {
  await owner.open();
  await page.route(/edit-api\/save/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.getByRole('banner').locator('.wordmark').click();
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Hobi');
  await name.press('Enter');
  await name.pressSequentially('ku');
  await name.press('Enter');
  await owner.saved();
  await expect.poll(owner.changed).toContain('+name: Hobiku');
});

test('Esc while a text is being saved leaves nothing unsaved', async ({ page, owner }) => {
  await owner.open();
  let save = () => {};
  const held = new Promise<void>((resolve) => {
    save = resolve;
  });
  await page.route(/edit-api\/save/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('heading', { level: 1 }).click();
  await typeOver(page, 'Typed in a hurry.');
  // Enter of an input method picks a word; it saves nothing.
  await page
    .getByRole('textbox', { name: /visitor reads/ })
    .dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await expect(owner.bar.getByRole('status')).toContainText('Not saved yet');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  save();
  await owner.saved();
  expect(owner.changed()).toContain('+  title: Typed in a hurry.');
});

test('a mistake that is left behind stays typed, holds nothing up, and is led back to', async ({ page, owner }) => {
  await owner.open();
  const headline = page.locator('h1').first();
  const said = await headline.innerText();
  const long = 'Far too many words for a headline that has to stand in the lobby of a hall';
  await headline.click();
  await typeOver(page, long);
  await page.locator('.hero-text').first().click();
  await typeOver(page, 'Come and play.');
  await page.keyboard.press('Enter');
  await expect(owner.bar.getByRole('status')).toContainText('Not saved');
  await expect(headline).toHaveText(said);
  await expect.poll(owner.changed).toContain('+  text: Come and play.');
  await owner.bar.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(owner.changed).toEqual([]);
  await owner.bar.getByRole('button', { name: 'Show it' }).click();
  await expect(headline).toHaveText(long);
  await expect(page.getByRole('alert')).toContainText('must be at most 60 characters');
  await page.keyboard.press('Escape');
  await expect(headline).toHaveText(said);
});

test('a file that another program breaks meanwhile is told with its cure, and what was typed stays', async ({
  page,
  owner,
}) => {
  await owner.open();
  const headline = page.locator('h1').first();
  await headline.click();
  await typeOver(page, 'Mine.');
  const title = `  title: ${owner.says('en/home.yaml', ['hero', 'title'])}`;
  changeOutside(owner.root, 'en/home.yaml', title, `\t${title.trim()}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('the Tab key may have made a tab character');
  await expect(headline).toHaveText('Mine.');
  const another = await page.context().newPage();
  await another.goto(owner.url);
  await expect(another.getByText('the Tab key may have made a tab character')).toBeVisible();
  changeOutside(owner.root, 'en/home.yaml', `\t${title.trim()}`, title);
  // Mended, it is there.
  await expect(another.locator('h1').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await owner.saved();
  expect(owner.changed().at(-1)).toBe('+  title: Mine.');
});

test('what is being typed between other words stays when the page is drawn anew', async ({ page, owner }) => {
  await owner.open('/about');
  const said = owner.says('facts.yaml', ['contact', 'address', 'text']);
  await page.getByRole('main').getByText(said).click();
  await typeOver(page, 'Jl. Kemang');
  const title = owner.says('en/about.yaml', ['mission', 'title']);
  changeOutside(owner.root, 'en/about.yaml', `title: ${title}`, 'title: Drawn anew');
  await expect(page.getByRole('heading', { name: 'Drawn anew' })).toBeVisible();
  await page.keyboard.type(' Raya');
  await page.keyboard.press('Enter');
  await owner.saved();
  expect(owner.changed()).toContain('+    text: Jl. Kemang Raya');
});

test('where a link leads stands first in its card, with or without https; why it is wrong is in sight', async ({
  page,
  owner,
}) => {
  await owner.open();
  const badge = page.locator('.hero .store-badge', { hasText: 'App Store' });
  await badge.first().click();
  const card = page.getByRole('dialog');
  const field = card.getByRole('textbox', { name: 'Stores, app store, link' });
  expect(await field.evaluate((input) => input.closest('details'))).toBeNull();
  await expect(card).toContainText('https://apps.apple.com/id/app/yourname');
  await field.fill('apps.apple.com/id/app/sehobi/id9876543210');
  await field.press('Enter');
  await owner.saved();
  expect(owner.changed()).toContain('+    url: https://apps.apple.com/id/app/sehobi/id9876543210');
  // Without its link it is another element.
  await field.fill('');
  await field.press('Enter');
  await expect(badge.first()).toHaveClass(/soon/);
  await owner.saved();
  await expectApart(card, badge.first());
  await page.keyboard.press('Escape');
  await expect(badge.first()).toBeFocused();
  await badge.first().click();
  await field.fill('no address');
  await field.press('Enter');
  await expect(card.getByRole('alert')).toBeInViewport({ ratio: 0.9 });
});
