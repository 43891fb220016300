import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { launchProblems } from '../../ssg/launch/check.ts';
import { ownProject } from '../content/own.ts';
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

test.each(mustNotGoLive)('%s is named with its place', async (_name, change, problem) => {
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

test('visits may be counted once visitors are told where', async () => {
  const analytics = {
    script: 'https://stats.sehobi.id/script.js',
    site: 'sehobi.id',
    told: 'https://sehobi.id/privacy',
  };
  edit(site.folder, 'facts.yaml', [[['analytics'], analytics]]);
  expect(await said()).toEqual([]);
});

test('the advice about a figure is one that the schema takes: three are required, so none can be left out', async () => {
  edit(site.folder, 'en/about.yaml', [[['statistics', 'items', 1, 'source'], '']]);
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
