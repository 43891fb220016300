import { join } from 'node:path';
import { type ConsoleMessage, expect, type Locator, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { testContent } from '../content/testContent.ts';
import { setFields, siteUrl } from '../launch/readySite.ts';
import { type RunningServer, startServerProcess } from '../server/helpers/serverProcess.ts';
import { copyOfProject, examplesInEditingGuide, remove, replaceIn, run, savePhotograph, startVite } from './project.ts';

// One copy of the project, changed step by step as docs/editing.md says. Building it takes a busy machine a minute.
test.describe.configure({ mode: 'serial', timeout: 90_000 });

let root = '';
let server: RunningServer | undefined;
test.beforeAll(() => {
  root = copyOfProject();
});
test.afterAll(async () => {
  await server?.stop();
  remove(root);
});

const languages = ['en', 'id'] as const;
const newTitle = { en: 'Your hobby has company.', id: 'Hobimu banyak temannya.' };
const oldTitle = (language: string) => testContent(language).home.hero.title;
const newAlt = { en: 'Ayu in a green jersey, laughing', id: 'Ayu berkaus hijau, tertawa' };
const oldAlt = (language: string) => testContent(language).about.team.members[0]?.alt ?? '';

test('the page shows each saved change or mistake', async ({ page }) => {
  const { url, stop } = await startVite(root);
  const isConnected = (line: ConsoleMessage) => line.text() === '[vite] connected.';
  /** A save before the reloaded page is connected to Vite would not reach the page. */
  const withReload = (action: () => unknown) => Promise.all([page.waitForEvent('console', isConnected), action()]);
  try {
    await withReload(() => page.goto(url));
    const headline = page.getByRole('heading', { level: 1 }).first();
    await expect(headline).toHaveText(oldTitle('en'));
    await withReload(() => replaceIn(root, 'content/en/home.yaml', oldTitle('en'), newTitle.en));
    await expect(headline).toHaveText(newTitle.en);
    replaceIn(root, 'content/en/home.yaml', `title: ${newTitle.en}`, `titel: ${newTitle.en}`);
    await expect(page.getByText(/en\/home\.yaml:\d hero\.titel: is no field that is known here/)).toBeVisible();
    replaceIn(root, 'content/en/home.yaml', `titel: ${newTitle.en}`, `title: ${newTitle.en}`);
    await expect(headline).toHaveText(newTitle.en, { timeout: 20_000 });
  } finally {
    stop();
  }
});

test('changes that follow docs/editing.md pass the checks; a missing photograph stops the build', async () => {
  const [titleExample = '', englishTestimonial = '', indonesianTestimonial = ''] = examplesInEditingGuide('yaml');
  expect(titleExample, 'the guide quotes the site’s headline').toContain(oldTitle('en'));
  replaceIn(root, 'content/id/home.yaml', oldTitle('id'), newTitle.id);
  const contentFolder = join(root, 'content');
  setFields(contentFolder, 'en/home.yaml', { 'testimonials.items.2': parse(englishTestimonial)[0] });
  setFields(contentFolder, 'id/home.yaml', { 'testimonials.items.2': parse(indonesianTestimonial)[0] });
  const withMistake = run(root, 'npm run build');
  expect([withMistake.status, withMistake.output]).toEqual([1, expect.stringContaining('no picture face-sinta')]);
  await savePhotograph(root, 'content/images/face-sinta.jpg', 400, 500);
  await savePhotograph(root, 'content/images/team-ceo.jpg', 1200, 1500);
  for (const language of languages)
    replaceIn(root, `content/${language}/about.yaml`, `alt: ${oldAlt(language)}`, `alt: ${newAlt[language]}`);
  const [commands = ''] = examplesInEditingGuide('sh');
  expect(commands.match(/^npm run .*$/gm)).toEqual(['npm run check:content', 'npm run build', 'npm run launch-check']);
  expect(run(root, commands)).toMatchObject({ status: 0, output: expect.stringContaining('Ready to launch') });
  server = await startServerProcess({ cwd: root });
});

for (const language of languages)
  test(`the built site shows the new words, photograph and testimonial (${language})`, async ({ page }) => {
    const open = (path: string) => page.goto(`${server?.url}${path}?lang=${language}`);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newTitle[language]);
    const quotes = page.locator('.testimonials figure');
    await expect(quotes).toHaveCount(3);
    await expect(quotes.nth(2)).toContainText('Sinta W.');
    const face = await expectPhotograph(page, quotes.nth(2).locator('img'));
    expect(face.width, 'a face is round, not an ellipse').toBe(face.height);
    await open('/about');
    const portrait = await expectPhotograph(page, page.getByRole('img', { name: newAlt[language] }));
    expect(portrait.height / portrait.width).toBeCloseTo(5 / 4, 1);
    await expect(page.getByRole('img', { name: oldAlt(language) })).toHaveCount(0);
  });

test('every address of this site that a page contains exists', async ({ request }) => {
  const addresses = new Set<string>();
  for (const path of ['/', '/?lang=id', '/about', '/about?lang=id', '/sitemap.xml', '/robots.txt']) {
    const text = await (await request.get(`${server?.url}${path}`)).text();
    for (const [, address = ''] of text.matchAll(new RegExp(`${siteUrl}([^"<\\s]*)`, 'g')))
      addresses.add(address || '/');
    for (const [, path = ''] of text.matchAll(/ (?:href|src)="(\/[^"]*)"/g))
      addresses.add(path.replaceAll('&amp;', '&'));
  }
  for (const address of ['/', '/?lang=id', '/icon-512.png', '/sitemap.xml', '/site.webmanifest'])
    expect(addresses).toContain(address);
  // Home and about have a share card in each language.
  expect([...addresses].filter((address) => address.startsWith('/assets/share-'))).toHaveLength(4);
  for (const address of addresses) expect((await request.get(`${server?.url}${address}`)).status(), address).toBe(200);
});

async function expectPhotograph(page: Page, image: Locator) {
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveJSProperty('complete', true);
  const url = await image.evaluate((found) => (found instanceof HTMLImageElement ? found.currentSrc : ''));
  expect((await page.request.get(url)).headers()['content-type']).toBe('image/avif');
  const sources = image.locator('xpath=../source');
  const types = await sources.evaluateAll((all) => all.map((source) => source.getAttribute('type')));
  expect(types).toEqual(['image/avif']);
  return image.evaluate((found) => ({ width: found.clientWidth, height: found.clientHeight }));
}
