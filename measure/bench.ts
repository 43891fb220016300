// npm run bench: the table of docs/performance.md, measured now on this machine. Ends with 1 when a budget of bytes or
// requests is broken; times are only reported, because they depend on what else the machine does.
import { existsSync, rmSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { systemChromium } from '../scripts/browser.js';
import { pages } from '../site/pages.ts';
import { budgets, requestsBeforePaint } from './bench/budgets.ts';
import { buildSeconds, rebuildMilliseconds } from './bench/builds.ts';
import { slowestAnswers } from './bench/interactions.ts';
import { lighthouseRows } from './bench/lighthouse.ts';
import { navigations } from './bench/navigation.ts';
import { paints } from './bench/paints.ts';
import { serverRow } from './bench/server.ts';
import { held, milliseconds, print, type Row } from './bench/table.ts';
import { siteWithVariants, variants } from './bench/variants.ts';
import { weigh } from './bench/weigh.ts';
import { targetOf } from './load/server.ts';

const rounds = Math.max(5, Number(process.env['ROUNDS'] ?? 5));
const rows: Row[] = [];
const step = (what: string) => console.error(`${Math.round(performance.now() / 1000)} s: ${what} ...`);

step('Building');
const seconds = buildSeconds();
const folder = await siteWithVariants();
const site = await targetOf(undefined, folder);
const executablePath = systemChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
try {
  step('Weighing every page');
  for (const { path } of pages) {
    const page = await browser.newPage();
    const weight = await weigh(page, site.url + path);
    await page.close();
    const budget = budgets[path];
    rows.push(held(`${path}: encoded HTML, bytes`, weight.document, budget.document));
    rows.push(held(`${path}: requests that the first paint waits for`, weight.beforePaint, requestsBeforePaint));
    rows.push(held(`${path}: JavaScript before interaction, bytes`, weight.script, budget.script));
    rows.push(held(`${path}: first view at 390 px, bytes`, weight.firstView, budget.firstView));
    rows.push(held(`${path}: first view, requests`, weight.requests, budget.requests));
    rows.push(held(`${path}: scrolled to its end, bytes`, weight.whole, budget.whole));
  }

  step(`Painting the home page and its variants ${rounds} times in turn, slow 4G, CPU x4`);
  const [ours, stripped, plain] = await paints(
    browser,
    Object.values(variants).map((path) => site.url + path),
    rounds,
  );
  if (!ours || !stripped || !plain) throw new Error('A variant of the home page was not measured.');
  const compare = (what: string, figure: 'fcp' | 'lcp', other: typeof ours, most: number) =>
    rows.push({
      what: `/: ${figure.toUpperCase()} against ${what}`,
      target: `≤ ${most.toFixed(2)}`,
      measured: `${milliseconds(ours[figure])} : ${milliseconds(other[figure])}`,
      ratio: ours[figure] / other[figure],
    });
  compare('itself without scripts and web font', 'fcp', stripped, 1.1);
  compare('itself without scripts and web font', 'lcp', stripped, 1.1);
  compare('plain HTML of the same text', 'lcp', plain, 1.25);
  const others = await paints(
    browser,
    pages.map(({ path }) => site.url + path),
    1,
  );
  const cls = Math.max(ours.cls, ...others.map((page) => page.cls));
  const longest = Math.max(ours.longest, ...others.map((page) => page.longest));
  rows.push({ what: 'CLS, the worst page', target: '0.00', measured: cls.toFixed(3) });
  rows.push({ what: 'longest task at load, CPU x4', target: '≤ 50 ms', measured: milliseconds(longest) });

  step('Touching the islands');
  for (const [name, slowest] of await slowestAnswers(browser, site.url, rounds))
    rows.push({
      what: `INP, CPU x4: ${name}`,
      target: '< 100 ms',
      measured: milliseconds(slowest),
      ratio: slowest / 100,
    });

  step('Following a link');
  for (const [how, hovering] of [
    ['after a hover', 1200],
    ['at once', 0],
  ] as const) {
    const { prerendered, clickToPaint } = await navigations(site.url, rounds, hovering);
    rows.push({
      what: `click to next page ${how}, CPU x4${prerendered ? ', prerendered' : ''}`,
      target: '< 120 ms',
      measured: milliseconds(clickToPaint),
      ratio: clickToPaint / 120,
    });
  }
  rows.push(...lighthouseRows(site.url));
} finally {
  await browser.close();
  site.stop();
  rmSync(folder, { recursive: true, force: true });
}

step('Comparing the server with nginx');
rows.push(serverRow());
rows.push({ what: 'build', target: '< 15 s', measured: `${seconds.toFixed(1)} s`, ratio: seconds / 15 });
const content = 'content/en/home.yaml';
if (!existsSync(content)) throw new Error(`${content} is gone; name another file to save in measure/bench.ts.`);
const rebuild = await rebuildMilliseconds(content, rounds);
rows.push({
  what: 'rebuild in npm run dev',
  target: '< 200 ms',
  measured: milliseconds(rebuild),
  ratio: rebuild / 200,
});

print(rows);
const broken = rows.filter((row) => row.broken);
console.log(
  `\n${broken.length === 0 ? 'Every budget of bytes and requests is kept.' : `${broken.length} budgets are broken; docs/performance.md says what to do.`}`,
);
process.exit(broken.length === 0 ? 0 : 1);
