import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { activityIds } from '../../content/schema/activities.ts';
import { languages } from '../../content/schema.ts';
import { courtTarget, withLangUnlessDefault } from '../../site/route.ts';
import { budget, firstRoundTripBytesForTests, type PageWeight } from '../../ssg/budgets.ts';
import { pages } from '../browser/pages.ts';
import { testBuild } from '../content/testContent.ts';
import { rawResponse, weigh } from './weigh.ts';

// These tests weigh the tests' content; npm run launch-check reports when an owner's words make a page too large.

for (const { path, url } of pages)
  test(`${path} stays within its budgets`, { tag: path === '/' ? [] : '@testAll' }, async ({ page, baseURL }) => {
    const weight = await weigh(page, baseURL + url);
    for (const part of Object.keys(budget) as (keyof PageWeight)[]) {
      expect.soft(weight[part], `${part} of ${path} is measured`).toBeGreaterThan(0);
      expect.soft(weight[part], `${part} of ${path}; see docs/performance.md`).toBeLessThanOrEqual(budget[part]);
    }
  });

test('every page and court is small enough for the first round trip, in every language', async ({ baseURL }) => {
  const paths = [...pages.map(({ url }) => url), ...activityIds.map(courtTarget)];
  const addresses = paths.flatMap((path) => languages.map((language) => withLangUnlessDefault(path, language)));
  for (const address of addresses) {
    const answer = await rawResponse(String(baseURL), address);
    expect.soft(answer.toString('latin1'), address).toContain('Content-Encoding: br');
    const limit = firstRoundTripBytesForTests;
    expect.soft(answer.length, `bytes of ${address}; see docs/performance.md`).toBeLessThanOrEqual(limit);
  }
});

test('every CSS custom property that a page uses without a fallback value is declared in it', () => {
  for (const { file } of pages) {
    const html = readFileSync(join(testBuild, `client/${file}.html`), 'utf8');
    const used = [...html.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
    expect(used.length).toBeGreaterThan(0);
    const undeclared = [...new Set(used)].filter((name) => !html.includes(`${name}:`));
    expect(undeclared, `${file}.html`).toEqual([]);
  }
});
