import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { launchProblems } from '../../ssg/launch/check.ts';
import { edit, readySite } from './readySite.ts';

const site = readySite();
afterAll(() => rmSync(site.root, { recursive: true, force: true }));

test('visits that are counted without a word hold up the launch until visitors are told', async () => {
  const analytics = { script: 'https://stats.sehobi.id/script.js', site: 'sehobi.id' };
  edit(site.folder, 'facts.yaml', [[['analytics'], analytics]]);
  const problems = await launchProblems(site);
  expect(problems.map(({ what }) => what)).toEqual(['Visits are counted, and nothing says where visitors are told so']);
  expect(problems[0]?.line).toBeGreaterThan(1);
  edit(site.folder, 'facts.yaml', [[['analytics'], { ...analytics, told: 'https://www.sehobi.id/privacy' }]]);
  expect(await launchProblems(site)).toEqual([]);
});
