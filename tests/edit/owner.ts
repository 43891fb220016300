import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect as baseExpect, type Locator, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { type Path, valueAt } from '../../ssg/content/jsonSchema.ts';
import { copyOfProject, remove, run, startVite } from './project.ts';

/** After each change the page is rendered again, which takes a busy machine seconds. */
export const expect = baseExpect.configure({ timeout: 40_000 });

type Project = { root: string; url: string; firstCommit: string };
export type Owner = ReturnType<typeof ownerOf>;

export const test = base.extend<{ owner: Owner }, { project: Project }>({
  project: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const root = copyOfProject();
      const { url, stop } = await startVite(root, 'edit');
      await use({ root, url, firstCommit: run(root, 'git rev-parse HEAD').output.trim() });
      stop();
      remove(root);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  owner: async ({ page, project }, use, testInfo) => {
    testInfo.setTimeout(90_000);
    run(project.root, `git reset --quiet --hard ${project.firstCommit} && git clean --force --quiet content`);
    await use(ownerOf(page, project));
  },
});

function ownerOf(page: Page, { root, url }: Project) {
  const bar = page.getByRole('navigation', { name: 'Editor' });
  const card = page.locator('edit-bar').getByRole('dialog');
  const status = bar.getByRole('status');
  const press = (name: string) => bar.getByRole('button', { name, exact: true }).click();
  const expectSaved = () => expect(status).toHaveText(/^(Saved|Undone: .+)\s*$/);
  const valueIn = (file: string, path: Path) => valueAt(parse(readFileSync(join(root, 'content', file), 'utf8')), path);
  const changedLines = () => run(root, 'git diff --unified=0 -- content').output.match(/^[+-](?![+-]{2} ).*$/gm) ?? [];
  return {
    root,
    bar,
    card,
    headline: page.getByRole('heading', { level: 1 }),
    press,
    expectSaved,
    valueIn,
    textIn: (file: string, path: Path) => String(valueIn(file, path)),
    changedLines,
    addedLines: () => changedLines().filter((line) => line.startsWith('+')),

    async open(path = '/'): Promise<void> {
      await page.goto(new URL(path, url).href);
      await expect(status).toHaveText('Click a text or a picture', { timeout: 40_000 });
    },

    async undo(times: number): Promise<void> {
      for (let time = 0; time < times; time++) {
        await press('Undo');
        await expectSaved();
      }
    },

    async describePicture(language: string, words: string): Promise<void> {
      const languageSuffix = language === 'English' ? '' : ` \\(${language}\\)`;
      const input = card.getByRole('textbox', { name: new RegExp(`what the picture shows${languageSuffix}$`) });
      await saveIn(input, words);
      await expect(status).toHaveText(/^Saved/);
    },
  };
}

export async function typeInFocused(page: Page, words: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  if (words) await page.keyboard.type(words);
  else await page.keyboard.press('Delete');
}

/** Presses keys, because in Firefox React does not notice Playwright's fill() inside a shadow root. */
export async function typeIn(input: Locator, words: string): Promise<void> {
  await input.focus();
  await typeInFocused(input.page(), words);
}

export async function typeAndSave(page: Page, words: string): Promise<void> {
  await typeInFocused(page, words);
  await page.keyboard.press('Enter');
}

export async function saveIn(input: Locator, words: string): Promise<void> {
  await typeIn(input, words);
  await input.press('Enter');
}

export async function retype(owner: Owner, text: Locator, words: string, { field }: { field?: string } = {}) {
  await text.click();
  const input = owner.card.getByRole('textbox', { ...(field && { name: field, exact: true }) }).first();
  await saveIn(input, words);
  await owner.expectSaved();
}

export async function expectApart(part: Locator, otherPart: Locator) {
  const [box, other] = [await part.boundingBox(), await otherPart.boundingBox()];
  if (!box || !other) throw new Error('One of the two parts is not on the page.');
  const isBeside = box.x >= other.x + other.width || other.x >= box.x + box.width;
  const isAboveOrBelow = box.y >= other.y + other.height || other.y >= box.y + box.height;
  expect(isBeside || isAboveOrBelow, 'the two do not overlap').toBe(true);
}
