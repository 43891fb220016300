import { join } from 'node:path';
import { expect, type Owner, retype, test, typeOver } from './owner.ts';
import { change, run } from './project.ts';

test.describe.configure({ timeout: 90_000 });

type Given = { page: import('@playwright/test').Page; owner: Owner };

async function openPublish({ page, owner }: Given, words: string) {
  await owner.open();
  await retype(page, owner, page.getByRole('heading', { level: 1 }), words);
  await owner.bar.getByRole('button', { name: 'Publish' }).click();
  return page.getByRole('dialog', { name: 'Publish' });
}

test('tells the change as words, sends it, and says what comes next, also after the page was loaded anew', async ({
  page,
  owner,
}) => {
  const { root } = owner;
  withRemote(root);
  run(root, 'git config user.name ""');
  const panel = await openPublish({ page, owner }, 'Published.');
  await expect(panel.getByText('Hero, title (English)')).toBeVisible();
  await expect(panel.getByText('Published.')).toBeVisible();
  await panel.getByLabel('Your name').fill('Sinta');
  await panel.getByLabel('Your email').fill('sinta@sehobi.id');
  await panel.getByRole('button', { name: 'Publish' }).click();
  const told = panel.getByRole('status').filter({ hasText: 'Saved for the website' });
  await expect(told).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveText(['Hero, title (Bahasa Indonesia)']);
  await page.reload();
  await expect(told).toBeVisible();
  await expect(panel).not.toContainText(/branch|main|commit|push|merge|git\b/i);
  expect(inRemote(root, 'log -1 --format="%an: %s"')).toContain('Sinta: Change hero, title');
  await panel.getByRole('button', { name: 'Close' }).click();
  await owner.bar.getByRole('button', { name: 'Publish' }).click();
  await expect(panel).toContainText('Nothing has changed');
});

test('what somebody else has published in the same place is decided as while editing', async ({ page, owner }) => {
  const { root } = owner;
  withRemote(root);
  run(root, 'git config user.name Sinta; git config user.email sinta@sehobi.id');
  run(root, 'git clone --quiet -b $(git branch --show-current) ../$(basename $PWD).git data/colleague');
  const colleague = join(root, 'data/colleague');
  const said = owner.says('en/home.yaml', ['hero', 'title']);
  change(colleague, 'content/en/home.yaml', `title: ${said}`, 'title: Theirs.');
  run(colleague, 'git commit --quiet --all -m Meanwhile; git push --quiet; rm -r $PWD');
  const panel = await openPublish({ page, owner }, 'Mine.');
  await panel.getByRole('button', { name: 'Publish' }).click();
  await expect(panel).toContainText('It now says: Theirs.');
  await expect(panel).toContainText('Yours says: Mine.');
  await panel.getByRole('button', { name: 'Keep that' }).click();
  await expect(panel.getByText('Saved for the website')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Theirs.');
});

test('what is wrong is not published, and named; what could not be sent waits', async ({ page, owner }) => {
  const { root } = owner;
  withRemote(root);
  run(root, 'mv ../$(basename $PWD).git ../$(basename $PWD).away');
  await owner.open();
  await page.locator('.hero-text').first().click();
  await typeOver(page, 'x'.repeat(400));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1 }).click();
  await typeOver(page, 'Waiting.');
  await page.keyboard.press('Enter');
  await expect.poll(owner.changed).toContain('+  title: Waiting.');
  await owner.bar.getByRole('button', { name: 'Publish' }).click();
  const panel = page.getByRole('dialog', { name: 'Publish' });
  await expect(panel.getByRole('listitem')).toContainText('Hero, text');
  await panel.getByRole('button', { name: 'Publish' }).click();
  await expect(panel.getByRole('alert')).toContainText('it waits');
  await panel.getByRole('button', { name: 'Close' }).click();
  run(root, 'mv ../$(basename $PWD).away ../$(basename $PWD).git');
  await owner.bar.getByRole('button', { name: 'Publish' }).click();
  await expect(panel).toContainText('still waits to be sent');
  await panel.getByRole('button', { name: 'Publish' }).click();
  await expect(panel.getByText('Saved for the website')).toBeVisible();
  expect(inRemote(root, 'show HEAD:content/en/home.yaml')).toContain('title: Waiting.');
});

/** A bare repository beside it, which the branch follows. */
function withRemote(root: string): void {
  run(
    root,
    'git remote remove origin || true; rm -rf ../$(basename $PWD).git; git init --bare --quiet ../$(basename $PWD).git; git remote add origin ../$(basename $PWD).git; git push --quiet -u origin HEAD',
  );
}

const inRemote = (root: string, command: string) => run(root, `git --git-dir ../$(basename $PWD).git ${command}`).said;
