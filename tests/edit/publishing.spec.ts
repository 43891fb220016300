import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Owner, retype, test } from './owner.ts';
import { run } from './project.ts';

test.describe.configure({ timeout: 90_000 });

type Given = { page: import('@playwright/test').Page; owner: Owner };

async function changeHeadline({ page, owner }: Given, words: string): Promise<void> {
  await owner.open();
  await retype(page, owner, page.getByRole('heading', { level: 1 }), words);
}

test('tells the change as words, commits content alone and pushes it', async ({ page, owner }) => {
  const { root } = owner;
  withRemote(root);
  run(root, 'git config user.name ""; echo "a developer’s own" > note.txt; git add note.txt');
  await changeHeadline({ page, owner }, 'Published.');
  // A colleague publishes meanwhile.
  run(root, 'git clone --quiet -b $(git branch --show-current) ../$(basename $PWD).git colleague');
  run(join(root, 'colleague'), 'git commit --quiet --allow-empty -m Meanwhile; git push --quiet; rm -r $PWD');
  await owner.bar.getByRole('button', { name: 'Publish' }).click();
  const panel = page.getByRole('dialog', { name: 'Publish' });
  await expect(panel.getByText('Hero, title (English)')).toBeVisible();
  await expect(panel.getByText('Published.')).toBeVisible();
  await panel.getByLabel('Your name').fill('Sinta');
  await panel.getByLabel('Your email').fill('sinta@sehobi.id');
  await panel.getByRole('button', { name: 'Publish' }).click();
  await expect(panel.getByRole('status')).toContainText('Done.');
  const log = inRemote(root, 'log -1 --name-only --format="%an: %s"');
  expect(log).toContain('Sinta: Change hero, title');
  expect(log).toContain('content/en/home.yaml');
  expect(log).not.toContain('note.txt');
  expect(inRemote(root, 'log -2 --format=%s')).toContain('Meanwhile');
});

test('puts it on a branch of its own, for a colleague to look at', async ({ page, owner }) => {
  const { root } = owner;
  withRemote(root);
  for (const [what, who] of Object.entries({ name: 'Sinta', email: 'sinta@sehobi.id' }))
    run(root, `git config user.${what} ${who}`);
  const before = run(root, 'git branch --show-current').said.trim();
  await changeHeadline({ page, owner }, 'For a colleague.');
  await owner.bar.getByRole('button', { name: 'Publish' }).click();
  const panel = page.getByRole('dialog', { name: 'Publish' });
  await panel.getByText('On a branch of its own').click();
  await panel.getByLabel('The branch’s name').fill('new words..~!');
  await expect(panel.getByText('pushed to new-words')).toBeVisible();
  await panel.getByRole('button', { name: 'Publish' }).click();
  await expect(panel.getByRole('status')).toContainText('on new-words, and what');
  await expect(panel.getByText('You are on the branch new-words.')).toBeVisible();
  expect(inRemote(root, 'show new-words:content/en/home.yaml')).toContain('For a colleague.');
  expect(inRemote(root, `show ${before}:content/en/home.yaml`)).not.toContain('For a colleague.');
  const back = panel.getByRole('button', { name: `Back to ${before}` });
  await page.keyboard.press('Escape');
  await retype(page, owner, page.getByRole('heading', { level: 1 }), 'Once more.');
  await owner.bar.getByRole('button', { name: 'Publish' }).click();
  await expect(back).toBeDisabled();
  await expect(panel.getByText('Publish what has changed first')).toBeVisible();
  await panel.getByRole('button', { name: 'Publish' }).click();
  await back.click();
  await expect(panel.getByText(`You are on the branch ${before}.`)).toBeVisible();
  await expect(back).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(owner.says('en/home.yaml', ['hero', 'title']));
  expect(owner.says('en/home.yaml', ['hero', 'title'])).not.toBe('Once more.');
});

test('without git it says so and offers the files', async ({ page, owner }) => {
  const { root } = owner;
  renameSync(join(root, '.git'), join(root, '.no-git'));
  try {
    await changeHeadline({ page, owner }, 'Zipped.');
    await owner.bar.getByRole('button', { name: 'Publish' }).click();
    const panel = page.getByRole('dialog', { name: 'Publish' });
    await expect(panel.getByText('There is no git here')).toBeVisible();
    const download = page.waitForEvent('download');
    await panel.getByRole('link', { name: 'Download the files' }).click();
    const file = await (await download).path();
    const python = `import zipfile; z = zipfile.ZipFile('${file}'); print(z.testzip(), *z.namelist()); print(z.read('content/en/home.yaml').decode())`;
    const { said } = run(root, `python3 -c "${python}"`);
    expect(said).toMatch(/^None .*content\/facts\.yaml/m);
    expect(said).toContain('title: Zipped.');
  } finally {
    renameSync(join(root, '.no-git'), join(root, '.git'));
  }
});

/** A bare repository beside it, which the branch follows. */
function withRemote(root: string): void {
  run(
    root,
    'git remote remove origin || true; git init --bare --quiet ../$(basename $PWD).git; git remote add origin ../$(basename $PWD).git; git push --quiet -u origin HEAD',
  );
}

const inRemote = (root: string, command: string) => run(root, `git --git-dir ../$(basename $PWD).git ${command}`).said;
