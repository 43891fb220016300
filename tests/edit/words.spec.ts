import { expect, expectApart, retype, saveIn, test, typeAndSave, typeIn, typeInFocused } from './owner.ts';

test('a text typed on the page changes one line of a file', async ({ page, owner }) => {
  await owner.open();
  await expect(page).toHaveTitle(/^Edit: /);
  const old = owner.textIn('en/home.yaml', ['hero', 'title']);
  // On the left half of the first letter, so that the cursor stands before it.
  await owner.headline.click({ position: { x: 4, y: 20 } });
  await page.keyboard.type('>');
  await expect(owner.card.getByRole('textbox', { name: 'Hero, title', exact: true })).toHaveValue(`>${old}`);
  await expect(owner.bar.getByRole('button').first(), 'bar.css applies').toHaveCSS('border-top-style', 'solid');
  // The editor saves {{name}} as {name}.
  await typeAndSave(page, 'Tonight: {{name}}, #1 in town.');
  await owner.expectSaved();
  await expect(owner.card).toHaveCount(0);
  await expect(owner.headline).toHaveText(`Tonight: ${owner.textIn('facts.yaml', ['name'])}, #1 in town.`);
  expect(owner.changedLines()).toEqual([`-  title: ${old}`, '+  title: "Tonight: {name}, #1 in town."']);
});

test('“Press it” in the card opens a sheet or another audience for editing', async ({ page, owner }) => {
  await owner.open();
  const words = (group: string, field: string) => owner.textIn('en/home.yaml', ['hero', group, field]);
  await page.getByText(words('host', 'choice'), { exact: true }).click();
  await owner.card.getByRole('button', { name: 'Press it' }).click();
  await retype(owner, page.getByText(words('host', 'title'), { exact: true }), 'Fill your courts.');
  const name = owner.textIn('facts.yaml', ['name']);
  const action = (key: string) => owner.textIn('en/site.yaml', ['actions', 'membership', key]).replace('{name}', name);
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: action('label') }).click();
  await owner.card.getByRole('button', { name: 'Press it' }).click();
  await retype(owner, page.getByText(action('text')).first(), 'Take the app');
  await owner.open('/?play=badminton');
  await retype(owner, owner.headline, 'The court waits.');
  await expect.poll(() => owner.addedLines().join()).toMatch(/The court waits.*Fill your courts.*Take the app/);
});

test('an owner without a mouse reaches, opens, discards, saves and undoes a text by keys', async ({ page, owner }) => {
  await owner.open('/about');
  const titles = page.locator('.mission li h3');
  const before = await titles.allTextContents();
  await titles.first().focus();
  await page.keyboard.press('Enter');
  await typeInFocused(page, 'Never mind');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(owner.card.getByRole('textbox').first(), 'typing is undone').not.toHaveValue('Never mind');
  await expect(owner.bar.getByRole('status'), 'no saved change is undone').toHaveText(/^Not saved yet/);
  await page.keyboard.press('Escape');
  await expect(titles).toHaveText(before);
  await expect(titles.first()).toBeFocused();
  for (const undo of ['Control+z', 'Meta+z']) {
    await page.keyboard.press('Enter');
    await typeInFocused(page, 'Changed.');
    await page.keyboard.press('Tab');
    await expect.poll(owner.changedLines).toContain('+    - title: Changed.');
    await page.keyboard.press('Escape');
    await owner.expectSaved();
    await page.keyboard.press(undo.replace('+', '+Shift+'));
    await expect(owner.bar.getByRole('status'), 'the editor has no redo').toHaveText(/^Saved/);
    await page.keyboard.press(undo);
    await expect(titles).toHaveText(before);
    await expect.poll(owner.changedLines).toEqual([]);
  }
});

for (const width of [360, 768])
  test(`the card is beside the edited element, and the bar covers neither, at ${width} px`, async ({ page, owner }) => {
    await page.setViewportSize({ width, height: 1024 });
    await owner.open();
    for (const selector of ['.picture', '.hero li + li .store-badge', '.finale .ask-a-friend']) {
      const element = page.locator(selector).first();
      await element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await element.focus();
      await page.keyboard.press('Enter');
      await expect(owner.card).toBeVisible();
      if (width > 600) await expectApart(element, owner.card);
      await expectApart(owner.card, owner.bar);
      await page.keyboard.press('Escape');
      await expect(owner.card).toHaveCount(0);
    }
  });

test('headlines, roles, features and pictures can be edited on the page', async ({ page, owner }) => {
  await owner.open('/about');
  await owner.headline.locator('span:visible').first().click();
  await expect(owner.card.getByRole('textbox').first()).toHaveValue(owner.textIn('en/about.yaml', ['banner', 'title']));
  const role = owner.textIn('en/about.yaml', ['team', 'members', 0, 'role']);
  await retype(owner, page.locator('.team').getByText(role, { exact: true }), 'Head of courts');
  const feature = ['products', 'user', 'features', 0];
  await retype(owner, page.getByText(owner.textIn('en/about.yaml', feature), { exact: true }), 'Talk');
  // The bar may still show that the previous change is saved.
  await expect.poll(() => owner.textIn('en/about.yaml', feature)).toBe('Talk');
  await owner.open();
  await page.locator('.picture .phone-title').nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(owner.card.getByRole('textbox').first()).toBeFocused();
  await expect(page.getByLabel('Choose a photograph')).toBeVisible();
});

test('“All texts” also finds a text that no page shows', async ({ page, owner }) => {
  await owner.open('/about');
  await owner.press('All texts');
  const texts = page.getByRole('dialog', { name: 'All texts' });
  const open = async (search: string) => {
    await typeIn(texts.getByRole('searchbox'), search);
    await texts.getByRole('listitem').first().getByRole('button').click();
  };
  const title = owner.card.getByRole('textbox', { name: 'Pages, about, title', exact: true });
  await open('pages, about, title');
  await saveIn(title, 'All about {name}');
  await owner.expectSaved();
  expect(owner.addedLines()).toEqual(['+    title: All about {name}']);
  await expect(page).toHaveTitle(new RegExp(`: All about ${owner.textIn('facts.yaml', ['name'])}$`));
  await open('All about');
  await saveIn(title, 'Who we are');
  await expect(texts.getByRole('listitem')).toContainText(['Who we are']);
});

test('a mistake is not saved, and the bar leads back to the typed text', async ({ page, owner }) => {
  await owner.open();
  const long = 'Far too many words for a headline that has to stand in the lobby of a hall';
  await owner.headline.click();
  await typeAndSave(page, long);
  await expect(page.getByRole('alert')).toContainText(`must be at most 60 characters, is ${long.length}`);
  await expect(owner.bar.getByRole('status')).toContainText('Not saved');
  const mayLeave = () => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await mayLeave()).toBe(false);
  expect(owner.changedLines()).toEqual([]);
  await page.locator('.hero-text').first().click();
  await typeAndSave(page, 'Come and play.');
  await expect.poll(owner.changedLines).toContain('+  text: Come and play.');
  await owner.press('Show it');
  await expect(owner.card.getByRole('textbox').first()).toHaveValue(long);
  // This headline has three lines for visitors and four in the editor, because the marker of edit/pageInfo.ts makes it longer.
  await typeAndSave(page, 'Meet people who play whatever you enjoy.');
  await expect.poll(owner.changedLines).toContain('+  title: Meet people who play whatever you enjoy.');
  await expect.poll(mayLeave).toBe(true);
  await page.locator('.hero-text').first().click();
  await expect(owner.card.getByRole('textbox').first(), 'the text below the headline').toHaveValue('Come and play.');
});
