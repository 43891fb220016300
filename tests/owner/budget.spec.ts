import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { pages } from '../../site/pages.ts';
import { budgets, requestsBeforePaint } from '../../ssg/budgets.ts';
import { weigh } from '../speed/weigh.ts';
import { test } from './realSite.ts';

for (const { path, indexed } of pages) {
  for (const language of ['', '?lang=id']) {
    // The empty pages say next to nothing in either language.
    const tag = language && !indexed ? '@rest' : [];
    test(`${path}${language} keeps to its budgets`, { tag }, async ({ page, baseURL }) => {
      const weight = await weigh(page, baseURL + path + language);
      const budget = budgets[path];
      for (const part of ['firstView', 'requests', 'script', 'whole'] as const) {
        expect.soft(weight[part], `${part} of ${path}${language}; see docs/performance.md`).toBeGreaterThan(0);
        expect
          .soft(weight[part], `${part} of ${path}${language}; see docs/performance.md`)
          .toBeLessThanOrEqual(budget[part]);
      }
      expect.soft(weight.beforePaint, 'requests that the first paint waits for').toBe(requestsBeforePaint);
    });
  }
}

test('every custom property that a page uses is declared in it', () => {
  for (const { file } of pages) {
    const html = readFileSync(`dist/client/${file}.html`, 'utf8');
    const used = [...html.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
    expect(used.length).toBeGreaterThan(0);
    expect(
      [...new Set(used)].filter((name) => !html.includes(`${name}:`)),
      `undeclared on ${file}.html`,
    ).toEqual([]);
  }
});
