import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { testContent } from '../content/testContent.ts';
import { setFields, siteUrl } from '../launch/readySite.ts';
import { type Started, startServerProcess } from '../server/parts/serverProcess.ts';
import { blocks, change, copyOfProject, develop, photograph, remove, run } from './project.ts';

// One copy of the project, changed step by step as docs/editing.md says. Building it takes a busy machine a minute.
test.describe.configure({ mode: 'serial', timeout: 90_000 });

let root = '';
let server: Started | undefined;
test.beforeAll(() => {
  root = copyOfProject();
});
test.afterAll(async () => {
  await server?.stop();
  remove(root);
});

const title = { en: 'Your hobby has company.', id: 'Hobimu banyak temannya.' };
const old = { en: testContent('en'), id: testContent('id') };
const oldTitle = { en: old.en.home.hero.title, id: old.id.home.hero.title };
const alt = { en: 'Ayu in a green jersey, laughing', id: 'Ayu berkaus hijau, tertawa' };
const drawn = { en: old.en.about.team.members[0]?.alt ?? '', id: old.id.about.team.members[0]?.alt ?? '' };
const languages = ['en', 'id'] as const;

test('the page updates at every save, and shows a mistake until it is corrected', async ({ page }) => {
  const { url, stop } = await develop(root);
  // A save during a reload may be reported to the old page.
  const listens = () => page.waitForEvent('console', { predicate: (line) => line.text() === '[vite] connected.' });
  /** Does something that reloads the page, and waits until the new page listens. */
  const loaded = (act: () => unknown) => Promise.all([listens(), act()]);
  try {
    await loaded(() => page.goto(url));
    const headline = page.getByRole('heading', { level: 1 }).first();
    await expect(headline).toHaveText(oldTitle.en);
    await loaded(() => change(root, 'content/en/home.yaml', oldTitle.en, title.en));
    await expect(headline).toHaveText(title.en);
    change(root, 'content/en/home.yaml', `title: ${title.en}`, `titel: ${title.en}`);
    await expect(
      page.getByText(/content\/en\/home\.yaml:\d hero\.titel: is no field that is known here/),
    ).toBeVisible();
    change(root, 'content/en/home.yaml', `titel: ${title.en}`, `title: ${title.en}`);
    await expect(headline).toHaveText(title.en, { timeout: 20_000 });
  } finally {
    stop();
  }
});

test('new words, a photograph and a third testimonial pass the checks and the build as docs/editing.md says, and a mistake stops the build', async () => {
  const [example = '', english = '', indonesian = ''] = blocks('yaml');
  expect(example).toContain(oldTitle.en);
  change(root, 'content/id/home.yaml', oldTitle.id, title.id);
  const content = join(root, 'content');
  setFields(content, 'en/home.yaml', { 'testimonials.items.2': parse(english)[0] });
  setFields(content, 'id/home.yaml', { 'testimonials.items.2': parse(indonesian)[0] });
  const withMistake = run(root, 'npm run build');
  expect([withMistake.status, withMistake.output]).toEqual([1, expect.stringContaining('no picture face-sinta')]);
  await photograph(root, 'face-sinta.jpg', 400, 500);
  await photograph(root, 'team-ceo.jpg', 1200, 1500);
  for (const language of languages)
    change(root, `content/${language}/about.yaml`, `alt: ${drawn[language]}`, `alt: ${alt[language]}`);
  const [publish = ''] = blocks('sh');
  expect(publish.match(/^npm run .*$/gm)).toEqual(['npm run check:content', 'npm run build', 'npm run launch-check']);
  const { status, output } = run(root, publish);
  expect(output).toContain('Ready to launch');
  expect(status).toBe(0);
  server = await startServerProcess({ cwd: root, env: { SITE_URL: '' } });
});

for (const language of languages)
  test(`the built site shows the new words, photograph and testimonial (${language})`, async ({ page }) => {
    const open = (path: string) => page.goto(`${server?.url}${path}?lang=${language}`);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[language]);
    const quotes = page.locator('.testimonials figure');
    await expect(quotes).toHaveCount(3);
    await expect(quotes.nth(2)).toContainText('Sinta W.');
    const face = await expectPhotograph(page, quotes.nth(2).locator('img'));
    expect([face.width, face.height], 'a face is round, not an ellipse').toEqual([88, 88]);
    await open('/about');
    const portrait = await expectPhotograph(page, page.getByRole('img', { name: alt[language] }));
    expect(portrait.height / portrait.width).toBeCloseTo(5 / 4, 1);
    await expect(page.getByRole('img', { name: drawn[language] })).toHaveCount(0);
  });

test('every address of the site that a page names exists', async ({ request }) => {
  const addresses = new Set<string>();
  for (const path of ['/', '/?lang=id', '/about', '/about?lang=id', '/sitemap.xml', '/robots.txt']) {
    const text = await (await request.get(`${server?.url}${path}`)).text();
    for (const [, address = ''] of text.matchAll(new RegExp(`${siteUrl}([^"<\\s]*)`, 'g')))
      addresses.add(address || '/');
    for (const [, path = ''] of text.matchAll(/ (?:href|src)="(\/[^"]*)"/g))
      addresses.add(path.replaceAll('&amp;', '&'));
  }
  expect([...addresses]).toEqual(
    expect.arrayContaining(['/', '/?lang=id', '/icon-512.png', '/sitemap.xml', '/site.webmanifest']),
  );
  expect([...addresses].filter((address) => address.startsWith('/assets/share-'))).toHaveLength(4);
  for (const address of addresses) expect((await request.get(`${server?.url}${address}`)).status(), address).toBe(200);
});

/** Expects that the browser received the photograph as AVIF. Returns its size on the page. */
async function expectPhotograph(page: Page, image: Locator) {
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveJSProperty('complete', true);
  const url = await image.evaluate((found) => (found instanceof HTMLImageElement ? found.currentSrc : ''));
  expect((await page.request.get(url)).headers()['content-type']).toBe('image/avif');
  const types = await image.locator('xpath=../source').evaluateAll((all) => all.map((one) => one.getAttribute('type')));
  expect(types).toEqual(['image/avif']);
  return image.evaluate((found) => ({ width: found.clientWidth, height: found.clientHeight }));
}
