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
  await expect(panel.getByRole('status')).toContainText('Saved for the website');
  const log = inRemote(root, 'log -1 --name-only --format="%an: %s"');
  expect(log).toContain('Sinta: Change hero, title');
  expect(log).toContain('content/en/home.yaml');
  expect(log).not.toContain('note.txt');
  expect(inRemote(root, 'log -2 --format=%s')).toContain('Meanwhile');
});

/** A bare repository beside it, which the branch follows. */
function withRemote(root: string): void {
  run(
    root,
    'git remote remove origin || true; git init --bare --quiet ../$(basename $PWD).git; git remote add origin ../$(basename $PWD).git; git push --quiet -u origin HEAD',
  );
}

const inRemote = (root: string, command: string) => run(root, `git --git-dir ../$(basename $PWD).git ${command}`).said;
