import { delayRequests } from '../browser/delayRequests.ts';
import { expect, expectApart, retype, saveIn, test, typeAndSave, typeInFocused } from './owner.ts';
import { replaceIn } from './project.ts';

test('clicks and text during a save are not lost', async ({ page, owner }) => {
  await owner.open();
  const releaseSave = await delayRequests(page, '**/edit-api/save');
  const wordmark = page.getByRole('banner').locator('.wordmark');
  const title = page.locator('.testimonials h2');
  await wordmark.click();
  const name = owner.card.getByRole('textbox', { name: 'Name', exact: true });
  await saveIn(name, 'Hobi');
  await name.pressSequentially('ku');
  // While an input method composes a word, Enter picks it: the editor must ignore that keydown (dispatchEvent returns true).
  const isIgnored = await name.evaluate((field) => {
    const enter = { key: 'Enter', isComposing: true, bubbles: true, cancelable: true };
    return field.dispatchEvent(new KeyboardEvent('keydown', enter));
  });
  expect(isIgnored).toBe(true);
  await title.click();
  await typeAndSave(page, 'What they told us');
  releaseSave();
  const changes = ['+name: Hobiku', '+  title: What they told us'];
  await expect.poll(owner.changedLines).toEqual(expect.arrayContaining(changes));
  await expect(title).toHaveText('What they told us');
  await expect(wordmark).toContainText('hobiku');
  await owner.expectSaved();
});

test('a file that another program changes or breaks is reported and never overwritten', async ({ page, owner }) => {
  await owner.open();
  const oldTitle = owner.textIn('en/home.yaml', ['hero', 'title']);
  await owner.headline.click();
  await typeInFocused(page, 'Mine.');
  replaceIn(owner.root, 'content/en/home.yaml', `  title: ${oldTitle}`, '\ttitle: Theirs.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Tabs are not allowed');
  replaceIn(owner.root, 'content/en/home.yaml', '\ttitle: Theirs.', '  title: Theirs.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('It now says: Theirs.');
  await expect(owner.card.getByRole('textbox').first()).toHaveValue('Mine.');
  expect(owner.changedLines().at(-1)).toBe('+  title: Theirs.');
  await page.getByRole('button', { name: 'Use mine' }).click();
  await owner.expectSaved();
  expect(owner.changedLines().at(-1)).toBe('+  title: Mine.');
  await page.keyboard.press('Escape');
  replaceIn(owner.root, 'content/en/home.yaml', 'title: Mine.', 'title: Theirs again.');
  await expect(owner.headline).toHaveText('Theirs again.');
  await owner.press('Undo');
  await expect(owner.bar.getByRole('status')).toContainText('Another program has changed content/en/home.yaml');
  expect(owner.changedLines().at(-1)).toBe('+  title: Theirs again.');
});

test('after a reload Undo still takes back each change and scrolls to it', async ({ page, owner }) => {
  await owner.open();
  const oldTitle = await owner.headline.innerText();
  await retype(owner, owner.headline, 'Once.');
  await owner.open('/about');
  await retype(owner, owner.headline, 'Twice.');
  await owner.open();
  await owner.press('Undo');
  await expect.poll(() => owner.changedLines().at(-1)).toBe('+  title: Once.');
  await page.locator('footer').scrollIntoViewIfNeeded();
  await owner.press('Undo');
  await expect(owner.headline).toHaveText(oldTitle);
  await expect(owner.headline).toBeInViewport();
  expect(owner.changedLines()).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Bahasa Indonesia' }).click();
  await expect(page, 'a click on a language is not an edit').toHaveURL(/lang=id/);
});

test('only owners see the editor, which is in the browser’s language', async ({ page, owner, context }) => {
  await owner.open();
  const tab = context.waitForEvent('page');
  await owner.bar.getByRole('link', { name: 'As visitors see it' }).click();
  const visitor = await tab;
  // A change before the tab's script is connected would not reach the tab.
  await visitor.waitForLoadState('networkidle');
  replaceIn(owner.root, 'content/en/site.yaml', 'about: About Us', 'about: Who We Are');
  await visitor.getByRole('banner').getByRole('link', { name: 'Who We Are' }).click();
  await expect(visitor).toHaveURL(/\/about/);
  await expect(visitor.getByRole('navigation', { name: 'Editor' })).toHaveCount(0);
  await page.addInitScript(() => Object.defineProperty(navigator, 'language', { value: 'id-ID' }));
  await page.reload();
  const bar = page.getByRole('navigation', { name: 'Penyunting' });
  await expect(bar.getByRole('status')).toHaveText('Klik teks atau gambar');
  await owner.headline.click();
  await expect(owner.card.getByText(/^Judul utama/).last()).toBeVisible();
  await typeAndSave(page, '');
  await expect(page.getByRole('alert')).toContainText('tidak boleh kosong');
});

test('a click on a link edits its address, which must exist', async ({ page, owner }) => {
  await owner.open();
  const badge = page.locator('.hero .store-badge', { hasText: 'App Store' }).first();
  await retype(owner, badge, 'apps.apple.com/id/app/sehobi/id9876543210', { field: 'Stores, app store, link' });
  expect(owner.changedLines()).toContain('+    url: https://apps.apple.com/id/app/sehobi/id9876543210');
  const field = owner.card.getByRole('textbox', { name: 'Stores, app store, link' });
  await saveIn(field, '');
  await expect(badge).toHaveClass(/soon/);
  await owner.expectSaved();
  await expectApart(owner.card, badge);
  await page.keyboard.press('Escape');
  const item = ['footer', 'company', 'items', 0];
  const label = owner.textIn('en/site.yaml', [...item, 'label']);
  await page.getByRole('contentinfo').getByRole('link', { name: label }).first().click();
  const url = owner.card.getByRole('textbox', { name: /link$/ }).first();
  for (const address of ['/nowhere', '/#nowhere']) {
    await saveIn(url, address);
    await expect(owner.card.getByRole('alert')).toContainText(`This site has no page or section ${address}`);
    await expect(owner.card.getByRole('alert')).not.toContainText('..');
  }
  await saveIn(url, '/feature');
  await expect.poll(() => owner.textIn('id/site.yaml', [...item, 'url']), 'also in the translation').toBe('/feature');
});
