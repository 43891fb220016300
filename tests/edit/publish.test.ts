import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { languages } from '../../content/schema.ts';
import { allContentId, type PublishInfo } from '../../edit/protocol.ts';
import { addRemote, copyOfProject, gitIdentity, remove, replaceIn, run, savePhotograph, startVite } from './project.ts';

const root = copyOfProject();
const colleague = join(root, '.git/colleague');
const remote = addRemote(root);
const homeFile = 'content/en/home.yaml';
const git = (command: string, folder = root) => {
  const { status, output } = run(folder, `git ${command}`);
  expect(status, `git ${command}: ${output}`).toBe(0);
  return output;
};
const textIn = (folder: string, file = homeFile) => readFileSync(join(folder, file), 'utf8');

git(`clone --quiet -b $(git branch --show-current) ${remote} ${colleague}`);
run(colleague, gitIdentity);
const server = await startVite(root, 'edit');
afterAll(() => {
  server.stop();
  for (const folder of [root, remote]) remove(folder);
});
beforeEach(() => git('pull --quiet', colleague));

async function askEditor<Answer>(endpoint: string, body: object = {}): Promise<Answer> {
  const answer = await fetch(new URL(`/edit-api/${endpoint}`, server.url), {
    method: 'POST',
    // Node's server closes an idle connection after 5 s, perhaps just when the next request uses it.
    headers: { 'sec-fetch-site': 'same-origin', connection: 'close' },
    body: JSON.stringify({ address: '/', language: 'en', ...body }),
  });
  return (await answer.json()) as Answer;
}
const publish = (body?: object) => askEditor<PublishInfo>('publish', body);
const keepMine = ({ conflicts = [], decisions }: PublishInfo) =>
  publish({ decisions: { ...decisions, ...Object.fromEntries(conflicts.map(({ id }) => [id, 'mine'])) } });

function changeField(folder: string, field: string, to: string): void {
  const [line = ''] = new RegExp(`^ *${field}: .*$`, 'm').exec(textIn(folder)) ?? [];
  replaceIn(folder, homeFile, line, line.replace(/: .*/, `: ${to}`));
}
function publishAsColleague(...changes: [string, string][]): void {
  for (const [field, to] of changes) changeField(colleague, field, to);
  git('commit --quiet --all --message Colleague && git push --quiet', colleague);
}
function publishedText(): string {
  expect(git('rev-parse HEAD')).toBe(run(remote, `git rev-parse HEAD`).output);
  expect(existsSync(join(root, '.git/MERGE_HEAD')) || existsSync(join(root, '.git/rebase-merge'))).toBe(false);
  return run(remote, `git show HEAD:${homeFile}`).output;
}

test('Publish sends only content, merged with what others have changed', async () => {
  writeFileSync(join(root, 'staged.txt'), 'A developer’s own');
  git('add staged.txt');
  replaceIn(root, 'LICENSE', 'MIT', 'MIT, being changed');
  writeFileSync(join(colleague, 'new-code.ts'), 'export const isNew = true;\n');
  git('add new-code.ts', colleague);
  publishAsColleague(['description', 'Theirs, in the line below.']);
  changeField(root, 'title', 'Mine.');
  expect(await publish()).toMatchObject({ outcome: 'sent' });
  expect(publishedText()).toContain('title: Mine.');
  expect(textIn(root)).toContain('description: Theirs, in the line below.');
  expect(existsSync(join(root, 'new-code.ts'))).toBe(true);
  expect(git('status --porcelain')).toBe(' M LICENSE\nA  staged.txt\n');
  git('rm --quiet --force staged.txt && git checkout --quiet LICENSE');
});

test('if others have changed the same field or picture, the owner decides, and the chosen side is published', async () => {
  const picture = 'content/images/team-ceo.jpg';
  await savePhotograph(root, 'content/images/team-ceo.jpg', 640, 800);
  expect(await askEditor('page')).toMatchObject({ publishInfo: { differences: [{ id: picture }] } });
  await publish();
  git('pull --quiet', colleague);
  await savePhotograph(colleague, 'content/images/team-ceo.jpg', 800, 1000);
  publishAsColleague(['title', 'Theirs.'], ['text', 'Other words.']);
  rmSync(join(root, picture));
  changeField(root, 'title', 'Mine beside theirs.');
  const result = await publish();
  const conflict = { id: 'en/home.hero.title', value: 'Mine beside theirs.', was: 'Theirs.' }; // `was`: what others have published.
  expect(result).toMatchObject({ outcome: 'conflicts', conflicts: [conflict, { id: picture, value: '' }] });
  expect(await keepMine(result)).toMatchObject({ outcome: 'sent' });
  expect(publishedText()).toContain('title: Mine beside theirs.');
  expect(textIn(root)).toContain('Other words.');
  expect(existsSync(join(root, picture))).toBe(false);
  expect(git('status --porcelain')).toBe('');
}, 60_000);

test('a local change that is not committed stays when others change the same file', async () => {
  replaceIn(colleague, 'LICENSE', 'MIT', 'Theirs');
  publishAsColleague(['text', 'With a new licence.']);
  replaceIn(root, 'LICENSE', 'MIT', 'Mine');
  changeField(root, 'title', 'Behind.');
  expect(await publish()).toMatchObject({ outcome: 'sent' });
  expect(textIn(root, 'LICENSE')).toContain('Mine');
  expect(run(remote, `git show HEAD:LICENSE`).output).toContain('Theirs');
  git('checkout --quiet LICENSE');
  expect(await publish()).toMatchObject({ outcome: 'sent' });
  expect(publishedText()).toContain('title: Behind.');
  expect(textIn(root)).toContain('With a new licence.');
});

test('during a developer’s own merge nothing is published, and the merge is not touched', async () => {
  git('update-ref MERGE_HEAD HEAD');
  changeField(root, 'title', 'In the middle.');
  expect(await publish()).toMatchObject({ outcome: 'notSent' });
  expect(textIn(root)).toContain('title: In the middle.');
  git('update-ref -d MERGE_HEAD');
  expect(await publish()).toMatchObject({ outcome: 'sent' });
  expect(publishedText()).toContain('title: In the middle.');
});

test('if the merged fields are not valid content, the owner chooses all files of one side', async () => {
  const testimonial = /^ {4}- name: (?:.|\n)*?(?=^ {4}- name: )/m;
  // Others remove a testimonial in all languages; the owner changes it in English. Merged, only English would still have it.
  for (const file of languages.map((language) => `content/${language}/home.yaml`))
    writeFileSync(join(colleague, file), textIn(colleague, file).replace(testimonial, ''));
  const [first = ''] = testimonial.exec(textIn(root)) ?? [];
  publishAsColleague(['title', 'Fewer.']);
  replaceIn(root, homeFile, first, first.replace(/review: .*/, 'review: Mine has changed.'));
  const result = await publish();
  expect(result.conflicts).toMatchObject([{ id: 'en/home.testimonials.items' }]);
  const secondResult = await keepMine(result);
  expect(secondResult.conflicts).toMatchObject([{ id: allContentId }]);
  expect(await keepMine(secondResult)).toMatchObject({ outcome: 'sent' });
  expect(publishedText()).toContain('review: Mine has changed.');
});
