import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { allContentId } from '../../edit/protocol.ts';
import { expect, type Owner, retype, test, typeAndSave } from './owner.ts';
import { addRemote, gitIdentity, replaceIn, run, savePhotograph } from './project.ts';

const gitIn = (folder: string, command: string) => run(folder, `git ${command}`).output;

async function changeHeadlineAndOpenPublish(page: Page, owner: Owner, headline: string) {
  await owner.open();
  await retype(owner, owner.headline, headline);
  await owner.press('Publish');
  const panel = page.getByRole('dialog', { name: 'Publish' });
  const publishButton = panel.getByRole('button', { name: 'Publish', exact: true });
  return { panel, publishButton, sentNote: panel.getByText('Saved for the website') };
}

test('Publish shows what has changed and what has been sent, also after a reload', async ({ page, owner }) => {
  const remote = addRemote(owner.root);
  const { panel, publishButton, sentNote } = await changeHeadlineAndOpenPublish(page, owner, 'Come and play.');
  await expect(panel.getByText('Hero, title (English)')).toBeVisible();
  await expect(panel.getByText('Come and play.')).toBeVisible();
  await publishButton.click();
  await expect(sentNote).toBeVisible();
  await expect(panel.getByRole('listitem').first(), 'to be translated').toHaveText('Hero, title (Bahasa Indonesia)');
  await page.reload();
  await expect(sentNote).toBeVisible();
  await expect(panel).not.toContainText(/branch|main|commit|push|merge|git\b/i);
  expect(gitIn(remote, 'log -1 --format=%s')).toContain('Change words and pictures');
  await owner.press('Undo');
  await expect(sentNote, 'after Undo').toHaveCount(0);
  await publishButton.click();
  await expect(sentNote).toBeVisible();
  await retype(owner, owner.headline, 'Changed after publishing.');
  await expect(sentNote, 'after a save').toHaveCount(0);
  run(owner.root, 'git commit --quiet --all -m "Not sent"');
  await page.reload();
  await expect(panel.getByText('Changed after publishing.'), 'what was committed but not sent').toBeVisible();
  await expect(publishButton).toBeVisible();
});

test('the owner decides between their own and others’ words for the same field', async ({ page, owner }) => {
  const remote = addRemote(owner.root);
  // In .git, because Vite would reload the page after a change of a file that it watches.
  const colleague = join(owner.root, '.git/colleague');
  run(owner.root, `git clone --quiet -b $(git branch --show-current) ${remote} .git/colleague`);
  const old = owner.textIn('en/home.yaml', ['hero', 'title']);
  replaceIn(colleague, 'content/en/home.yaml', `title: ${old}`, 'title: Theirs.');
  await savePhotograph(colleague, 'content/images/team-ceo.jpg', 800, 1000);
  await savePhotograph(owner.root, 'content/images/team-ceo.jpg', 640, 800);
  run(colleague, `${gitIdentity}; git add .; git commit --quiet -m Meanwhile; git push --quiet; rm -r $PWD`);
  const { panel, publishButton, sentNote } = await changeHeadlineAndOpenPublish(page, owner, 'Mine.');
  await publishButton.click();
  await expect(panel.locator('del').first()).toHaveText('Theirs.');
  await expect(panel.locator('ins').first()).toHaveText('Mine.');
  await expect(panel.getByRole('listitem').nth(1)).toHaveText(/^team-ceo.jpg\s+Use theirs\s*Use mine$/);
  const useTheirs = panel.getByRole('button', { name: 'Use theirs' });
  await useTheirs.first().click();
  await expect(useTheirs).toHaveCount(1);
  await useTheirs.click();
  await expect(sentNote).toBeVisible();
  await expect(owner.headline).toHaveText('Theirs.');
  const conflictOfAllContent = { outcome: 'conflicts', conflicts: [{ id: allContentId, was: '', value: '' }] }; // The server answers this if the merged content fails the content check.
  await page.route('**/edit-api/publish', (route) => route.fulfill({ json: conflictOfAllContent }));
  await retype(owner, owner.headline, 'Mine again.');
  await publishButton.click();
  await expect(panel.getByRole('listitem').first()).toHaveText(/^The two do not fit together.+Use mine$/);
});

test('what could not be sent is sent at the next press on Publish', async ({ page, owner }) => {
  const remote = addRemote(owner.root);
  run(owner.root, `mv ${remote} ${remote}-away`);
  await owner.open();
  await page.locator('.hero-text').first().click();
  await typeAndSave(page, 'x'.repeat(400));
  await owner.headline.click();
  await typeAndSave(page, 'Waiting.');
  await expect.poll(owner.changedLines).toContain('+  title: Waiting.');
  await owner.press('Publish');
  const panel = page.getByRole('dialog', { name: 'Publish' });
  await expect(panel.getByRole('listitem').filter({ hasText: 'must be at most' })).toContainText('Hero, text');
  await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(panel.getByRole('alert')).toContainText('waiting for delivery');
  run(owner.root, `mv ${remote}-away ${remote}`);
  await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(panel.getByText('Saved for the website')).toBeVisible();
  expect(gitIn(remote, 'show HEAD:content/en/home.yaml')).toContain('title: Waiting.');
});
