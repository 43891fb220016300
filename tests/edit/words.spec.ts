import { expect, expectApart, retitle, retype, tabTo, test, typeOver } from './owner.ts';

// Each redraws the page several times, as a slow machine does in seconds.
test.describe.configure({ timeout: 90_000 });

test('words are typed where they stand, and one line of one file changes', async ({ page, owner }) => {
  await owner.open();
  const old = owner.says('en/home.yaml', ['hero', 'title']);
  const headline = page.getByRole('heading', { level: 1 });
  await retype(page, owner, headline, 'Tonight: badminton, #1 in town.');
  await expect(headline).toHaveText('Tonight: badminton, #1 in town.');
  expect(owner.changed()).toEqual([`-  title: ${old}`, '+  title: "Tonight: badminton, #1 in town."']);
});

test('a letter that our font lacks is saved, and told; on the picture of a shared link it cannot be drawn', async ({
  page,
  owner,
}) => {
  await owner.open();
  await page.locator('.hero-text').first().click();
  await typeOver(page, 'Come and play 🎾 with us.');
  await page.keyboard.press('Enter');
  await expect(owner.bar.getByRole('status')).toContainText('Our font lacks 🎾');
  expect(owner.changed()).toHaveLength(2);
  await page.getByRole('heading', { level: 1 }).click();
  await typeOver(page, 'Play 🎾');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('🎾 cannot be drawn');
  expect(owner.changed()).toHaveLength(2);
});

test('a sheet that a button opens stands below the editor, and its words can be changed', async ({ page, owner }) => {
  await owner.open();
  await page
    .getByRole('banner')
    .getByRole('button', { name: owner.says('en/site.yaml', ['actions', 'membership', 'label']) })
    .click();
  await page.getByRole('button', { name: 'Press it' }).click();
  await page
    .getByText(owner.says('en/site.yaml', ['actions', 'membership', 'text']))
    .first()
    .click();
  await typeOver(page, 'Take the app');
  await page.keyboard.press('Enter');
  await owner.saved();
  expect(owner.changed().at(-1)).toContain('Take the app');
});

test('words for another audience are changed once that is chosen', async ({ page, owner }) => {
  await owner.open();
  const hero = (group: string, field: string) => owner.says('en/home.yaml', ['hero', group, field]);
  await page.getByText(hero('host', 'choice'), { exact: true }).click();
  await page.getByRole('button', { name: 'Press it' }).click();
  await retype(page, owner, page.getByText(hero('host', 'title'), { exact: true }), 'Fill your courts.');
  await expect(page.getByText('Fill your courts.')).toBeVisible();
  expect(owner.changed()).toContain('+    title: Fill your courts.');
});

test('without a mouse: Tab reaches a text, Enter opens it, Esc gives it back, leaving it saves', async ({
  page,
  owner,
}) => {
  await owner.open();
  const text = page.locator('.hero-text').first();
  await tabTo(page, text);
  await page.keyboard.press('Enter');
  await typeOver(page, 'Never mind');
  await page.keyboard.press('Escape');
  await expect(text).toHaveText(owner.says('en/home.yaml', ['hero', 'text']));
  expect(owner.changed()).toEqual([]);
  await page.keyboard.press('Enter');
  await typeOver(page, 'Play with others.');
  await page.keyboard.press('Tab');
  await owner.saved();
  expect(owner.changed().at(-1)).toBe('+  text: Play with others.');
});

test('what is dressed differently on the page is changed in a card beside it: the brand’s name', async ({
  page,
  owner,
}) => {
  await owner.open();
  const wordmark = page.getByRole('banner').locator('.wordmark');
  await wordmark.click();
  const card = page.getByRole('dialog');
  await expect(card.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
    owner.says('facts.yaml', ['name']),
  );
  await expectApart(card, wordmark);
  await card.getByRole('textbox', { name: 'Name', exact: true }).fill('Hobiku');
  await card.getByRole('textbox', { name: 'Name', exact: true }).press('Enter');
  await owner.saved();
  await expect(wordmark).toContainText('hobiku');
  await expect(page).toHaveTitle(/^Hobiku/);
  expect(owner.changed().at(-1)).toBe('+name: Hobiku');
});

test('a headline that the page cuts into sentences is one text, and what is chosen from a list is clicked as well', async ({
  page,
  owner,
}) => {
  await owner.open('/about');
  await page.getByRole('heading', { level: 1 }).locator('span').last().click();
  await expect(page.getByRole('textbox', { name: /headline/i })).toHaveText(
    owner.says('en/about.yaml', ['banner', 'title']),
  );
  await typeOver(page, 'One. Two.');
  await page.keyboard.press('Enter');
  await owner.saved();
  expect(owner.changed().at(-1)).toBe('+  title: One. Two.');
  const role = owner.says('en/about.yaml', ['team', 'members', 0, 'role']);
  await retype(page, owner, page.locator('.team').getByText(role, { exact: true }), 'Head of courts');
  // The frame of the focus goes to what is pressed.
  const portraits = page.locator('.team .picture');
  await portraits.nth(1).focus();
  await portraits.first().click();
  await expect(portraits.first()).toBeFocused();
});

test('the card stands beside what it changes, also where there is little room', async ({ page, owner }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await owner.open();
  const card = page.getByRole('dialog');
  const tight = [
    page.locator('.picture').first(),
    page.locator('.hero .store-badge').last(),
    page.locator('.finale .ask-a-friend'),
  ];
  for (const element of tight) {
    await element.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await element.focus();
    await page.keyboard.press('Enter');
    await expect(card).toBeVisible();
    await expectApart(element, card);
    // Nor does the bar cover the card.
    await expectApart(card, owner.bar);
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
  }
});

test('the keyboard also reaches the words in a picture', async ({ page, owner }) => {
  await owner.open();
  const words = page.locator('.picture .phone-title').nth(1);
  await words.focus();
  await page.keyboard.press('Enter');
  await expect(words).toHaveAttribute('contenteditable');
  await expect(page.getByLabel('Choose a photograph')).toBeHidden();
  await page.getByText('The whole picture').click();
  await expect(page.getByLabel('Choose a photograph')).toBeVisible();
});

test('what no page shows is in the drawer, with where it is shown: the page’s title', async ({ page, owner }) => {
  const drawer = await retitle(page, owner, 'All about {name}');
  await expect(page).toHaveTitle(`All about ${owner.says('facts.yaml', ['name'])}`);
  expect(owner.changed().at(-1)).toBe('+    title: All about {name}');
  await drawer.getByRole('searchbox').fill('mail, subject');
  await drawer.getByRole('listitem').getByRole('button').click();
  await expect(drawer.getByText('Shown on no page')).toBeVisible();
  await drawer.getByRole('searchbox').fill('errors, email, wrong form');
  await drawer.getByRole('listitem').getByRole('button').click();
  await expect(drawer.getByText('Shown on /gallery')).toBeVisible();
});

test('a mistake is told, stays in the field, and is not written', async ({ page, owner }) => {
  await owner.open();
  const headline = page.getByRole('heading', { level: 1 });
  await headline.click();
  const typed = page.getByRole('textbox', { name: /visitor reads/ });
  const long = 'Far too many words for a headline that has to stand in the lobby of a hall';
  await typeOver(page, long);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(`must be at most 60 characters, is ${long.length}`);
  await expect(owner.bar.getByRole('status')).toContainText('Not saved');
  await expect(typed).toHaveText(long);
  expect(owner.changed()).toEqual([]);
  await page.keyboard.press('ControlOrMeta+a');
  await typeOver(page, 'Shorter.');
  await page.keyboard.press('Enter');
  await owner.saved();
  expect(owner.changed().at(-1)).toBe('+  title: Shorter.');
});
