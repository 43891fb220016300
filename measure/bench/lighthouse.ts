import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { systemChromium } from '../../scripts/browser.js';
import { pages } from '../../site/pages.ts';
import { atMost, median, notMeasured, type Row } from './table.ts';

type Report = { categories: Record<string, { score: number }>; audits: Record<string, { numericValue?: number }> };

/** npx fetches it when it is first needed: as a dependency of the site it would bring over a hundred packages. */
const lighthouse = ['--yes', 'lighthouse@13.5.0'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Lighthouse's simulated phone on each indexed page; the median of every time, the worst shift and the worst score. */
export function lighthouseRows(site: string, rounds: number): Row[] {
  if (spawnSync('npx', [...lighthouse, '--version']).status !== 0)
    return [notMeasured('Lighthouse', 'npx could not fetch it')];
  return pages
    .filter(({ indexed }) => indexed)
    .flatMap(({ path }) => {
      const reports = Array.from({ length: rounds }, () => visit(site + path));
      const audit = (name: string) => reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN);
      const scores = categories.map((name) =>
        Math.min(...reports.map((report) => Math.round((report.categories[name]?.score ?? 0) * 100))),
      );
      return [
        atMost(`${path}: Lighthouse FCP`, median(audit('first-contentful-paint')), 1000),
        atMost(`${path}: Lighthouse LCP`, median(audit('largest-contentful-paint')), 1500),
        atMost(`${path}: Lighthouse total blocking time`, median(audit('total-blocking-time')), 20),
        atMost(`${path}: CLS`, Math.max(...audit('cumulative-layout-shift')), 0.0005, (value) => value.toFixed(3)),
        {
          what: `${path}: Lighthouse scores`,
          target: 'each 100',
          here: scores.join(' '),
          missed: scores.some((score) => score < 100),
        },
      ];
    });
}

function visit(url: string): Report {
  // Into a file, because Lighthouse ends before a pipe has taken all of its report.
  const file = join(tmpdir(), `sehobi-lighthouse-${process.pid}.json`);
  const flags = ['--output=json', `--output-path=${file}`, '--quiet', '--chrome-flags=--headless=new --no-sandbox'];
  const { status, stderr } = spawnSync('npx', [...lighthouse, url, ...flags], {
    encoding: 'utf8',
    env: { ...process.env, CHROME_PATH: systemChromium() ?? chromium.executablePath() },
  });
  if (status !== 0) throw new Error(`Lighthouse failed at ${url}: ${stderr.trim().split('\n').at(-1)}`);
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  rmSync(file);
  return report;
}
