import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect as baseExpect, type Locator, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { change, copyOfProject, develop, remove, run } from './project.ts';

/** Each change redraws the page, which takes a busy machine seconds. */
export const expect = baseExpect.configure({ timeout: 40_000 });

type Path = readonly (string | number)[];
export type Owner = {
  root: string;
  url: string;
  bar: Locator;
  card: Locator;
  open: (path?: string) => Promise<void>;
  says: (file: string, path: Path) => string;
  data: (file: string, path: Path) => unknown;
  changed: () => string[];
  saved: () => Promise<void>;
  press: (name: string) => Promise<void>;
  /** Describes the picture in its card. */
  describe: (language: string, words: string) => Promise<void>;
};

/** A site owner with their own clone, the running editor and an open page. */
export const test = base.extend<{ owner: Owner }, { project: { root: string; url: string; delivered: string } }>({
  project: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const root = copyOfProject();
      const { url, stop } = await develop(root, 'edit');
      await use({ root, url, delivered: run(root, 'git rev-parse HEAD').said.trim() });
      stop();
      remove(root);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  owner: async ({ page, project: { root, url, delivered } }, use) => {
    // A test that publishes commits its changes.
    run(root, `git reset --quiet --hard ${delivered} && git clean --force --quiet content`);
    const bar = page.getByRole('navigation', { name: 'Editor' });
    const status = bar.getByRole('status');
    const open = async (path = '/') => {
      await page.goto(new URL(path, url).href);
      await expect(status).toHaveText('Click a text or a picture', { timeout: 40_000 });
    };
    const data = (file: string, path: Path): unknown =>
      path.reduce<unknown>(
        (at, name) => (at as Record<string | number, unknown>)[name],
        parse(readFileSync(join(root, 'content', file), 'utf8')),
      );
    const card = page.locator('edit-bar').getByRole('dialog');
    await use({
      root,
      url,
      bar,
      open,
      data,
      card,
      says: (file, path) => String(data(file, path)),
      changed: () => run(root, 'git diff --unified=0 --no-color -- content').said.match(/^[+-](?![+-]{2} ).*$/gm) ?? [],
      saved: () => expect(status).toHaveText(/^(Saved|Undone: .+|Done again: .+)\s*$/),
      press: (name) => bar.getByRole('button', { name, exact: true }).click(),
      describe: async (language, words) => {
        const inLanguage = language === 'English' ? '' : ` \\(${language}\\)`;
        const input = card.getByRole('textbox', { name: new RegExp(`what the picture shows${inLanguage}$`) });
        await typeIn(input, words);
        await input.press('Enter');
        await expect(status).toHaveText(/^Saved/);
      },
    });
  },
});

export async function typeOver(page: Page, words: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  if (words) await page.keyboard.type(words);
  else await page.keyboard.press('Delete');
}

/** In Firefox React does not notice what Playwright fills in inside a shadow root. */
export async function typeIn(input: Locator, words: string): Promise<void> {
  await input.focus();
  await typeOver(input.page(), words);
}

/** Clicks a text on the page and types over it, or over another field of its card. */
export async function retype(owner: Owner, text: Locator, words: string, field?: string): Promise<void> {
  await text.click();
  const input = owner.card.getByRole('textbox', { ...(field && { name: field, exact: true }) }).first();
  await typeIn(input, words);
  await input.press('Enter');
  await owner.saved();
}

/** Changes a file as another program does, such as a colleague's editor. */
export const changeOutside = (root: string, file: string, from: string, to: string) =>
  change(root, `content/${file}`, from, to);

export async function expectApart(one: Locator, other: Locator) {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('One of the two is not on the page.');
  const apart = a.x >= b.x + b.width || b.x >= a.x + a.width || a.y >= b.y + b.height || b.y >= a.y + a.height;
  expect(apart, 'the card covers what it changes').toBe(true);
}
