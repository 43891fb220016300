import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { languages } from '../../content/schema.ts';
import { firstFlight } from '../../ssg/budgets.ts';
import { loadContents } from '../../ssg/content/content.ts';
import { launchProblems } from '../../ssg/launch/check.ts';
import { ownBuild, ownProject } from '../content/own.ts';
import { mustNotGoLive } from './mustNotGoLive.ts';
import { copyOf, edit, type ReadySite, readySite } from './readySite.ts';

const ready = readySite();
let site: ReadySite;
beforeEach(() => {
  site = copyOf(ready);
});
const remove = ({ root }: ReadySite) => rmSync(root, { recursive: true, force: true });
afterEach(() => remove(site));
afterAll(() => remove(ready));

/** Each problem on a line, with its place; and that place holds what it speaks of. */
async function said(): Promise<string[]> {
  const problems = await launchProblems(site);
  for (const { todo } of problems) expect(todo).not.toBe('');
  return problems.map(({ file, line, what }) => {
    const place = file ? file.replace(`${site.folder}/`, '').replace(`${site.root}/`, '') : '';
    const text = line ? (readFileSync(file ?? '', 'utf8').split('\n')[line - 1] ?? '').trim() : '';
    return [place, text, what].filter(Boolean).join(' | ');
  });
}

test('a site with nothing left to do may be launched', async () => {
  expect(await said()).toEqual([]);
});

test.each(mustNotGoLive)('the list says with its place: %s', async (problem, change) => {
  change(site);
  const problems = await said();
  expect(
    problems.filter((one) => one.includes(problem)),
    problems.join('\n'),
  ).not.toEqual([]);
});

test('a photograph that is too small, and words that still describe the drawing it replaced', async () => {
  const photograph = (width: number) =>
    sharp({ create: { width, height: width, channels: 3, background: 'red' } }).toFile(
      join(site.folder, 'images/team-ceo.jpg'),
    );
  await photograph(500);
  expect((await said()).join()).toContain('too small for a team portrait');
  await photograph(900);
  const problems = await said();
  expect(problems).toHaveLength(2);
  expect(problems[0]).toContain(
    '“Drawn portrait of Ayu Lestari” describes the drawing, but team-ceo is a photograph now',
  );
});

/** The home page as the build's own renderer makes it of the content in the site's folder. */
async function homePage(): Promise<string> {
  const renderer = pathToFileURL(join(ownBuild, 'server/render.js')).href;
  const { pages, render } = (await import(renderer)) as typeof import('../../ssg/pages/render.tsx');
  const { assets } = JSON.parse(readFileSync(join(ownBuild, 'server/inputs.json'), 'utf8'));
  const [page, photograph] = [pages[0], '/assets/face-sinta-12345678'];
  const sources = ['avif', 'webp'].map((type) => ({
    ...{
      type: `image/${type}`,
      srcSet: [80, 160, 240].map((width) => `${photograph}${width}.${type} ${width}w`).join(),
    },
  }));
  const face = { src: `${photograph}.jpg`, width: 240, height: 240, sources };
  const own = { ...assets['/'], pictures: { ...assets['/'].pictures, 'face-sinta': face } };
  return render({ page, language: 'en', contents: Object.fromEntries(loadContents(site.folder)), assets: own });
}

test('the third testimonial of docs/editing.md, with its photograph, is told by its weight when it takes home beyond its first flight', async () => {
  const packed = (html: string) => brotliCompressSync(html).length + 900;
  const before = await homePage();
  // The page is filled up to its limit: what is left depends on the words of the tests.
  const filling = randomBytes(firstFlight).toString('base64');
  let length = Math.max(0, Math.floor((firstFlight - packed(before)) / 0.74));
  const filled = (html: string) => html + filling.slice(0, length);
  while (length > 0 && packed(filled(before)) > firstFlight) length -= 10;
  const home = join(site.built, 'client/index.html');
  writeFileSync(home, filled(before));
  const advice = {
    what: expect.stringMatching(/^\/ is/),
    todo: expect.stringContaining('The most words stand in'),
    isAdvice: true,
  };
  const problems = await launchProblems(site);
  if (length > 0) expect(problems).toEqual([]);

  const [, item = ''] = /```yaml\n( +- name: Sinta [^`]*)```/.exec(readFileSync('docs/editing.md', 'utf8')) ?? [];
  const [sinta] = parse(item);
  const square = { width: 400, height: 400, channels: 3, background: 'red' } as const;
  await sharp({ create: square }).toFile(join(site.folder, 'images/face-sinta.jpg'));
  for (const language of languages) edit(site.folder, `${language}/home.yaml`, { 'testimonials.items.2': sinta });
  const after = filled(await homePage());
  expect(after).toContain('Sinta W.');
  expect(after).toContain('face-sinta');
  writeFileSync(home, after);
  const [problem, ...others] = await launchProblems(site);
  expect(problem).toMatchObject(advice);
  expect(problem?.what).toContain(`${packed(after) - firstFlight} bytes`);
  expect(others).toEqual([]);
});

test('visits may be counted once visitors are told where', async () => {
  const told = 'https://sehobi.id/privacy';
  edit(site.folder, 'facts.yaml', {
    analytics: { script: 'https://stats.sehobi.id/script.js', site: 'sehobi.id', told },
  });
  expect(await said()).toEqual([]);
});

test('the advice about a figure is one that the schema takes: three are required, so none can be left out', async () => {
  edit(site.folder, 'en/about.yaml', { 'statistics.items.1.source': '' });
  const [problem] = await launchProblems(site);
  expect(problem?.todo).toContain('state a figure that somebody has counted');
  expect(problem?.todo).not.toMatch(/leave|remove/i);
});

test('the command lists the content by group and fails, and passes a site that is ready', () => {
  const run = (...words: string[]) => {
    const { stdout, status } = spawnSync(process.execPath, [resolve('ssg/launchCheck.ts'), ...words], {
      cwd: ownProject,
      encoding: 'utf8',
      env: { ...process.env, ...site.environment },
    });
    return { stdout, status };
  };
  const today = run();
  expect(today.status).toBe(1);
  expect(today.stdout).toMatch(
    /^Not ready to launch, because of \d+ things:\n\nSample material \(\d+\)\n {2}content\/facts/,
  );
  const json = JSON.parse(run('--json').stdout);
  expect(json.ready).toBe(false);
  expect(json.problems[0]).toMatchObject({ file: 'content/facts.yaml', line: expect.any(Number) });
  const ready = run('--content', site.folder, '--built', site.built);
  expect([ready.stdout, ready.status]).toEqual(['Ready to launch: nothing here must not go live.\n', 0]);
});
