import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { systemChromium } from '../../scripts/browser.js';
import { milliseconds, type Row } from './table.ts';

type Report = { categories: Record<string, { score: number }>; audits: Record<string, { numericValue?: number }> };

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const target = '100 100 100 100, TBT ≤ 20 ms';

/** Only where `lighthouse` is installed: it brings over a hundred packages, which nothing else here needs. */
export function lighthouseRows(origin: string): Row[] {
  if (spawnSync('lighthouse', ['--version']).error) {
    return [{ what: 'Lighthouse', target, measured: 'not measured: npm install --global lighthouse@13.5.0' }];
  }
  console.error('Lighthouse ...');
  return ['/', '/about'].flatMap((path) =>
    ['mobile', 'desktop'].map((form) => ({
      what: `Lighthouse ${form}, ${path}`,
      target,
      measured: scores(origin + path, form),
    })),
  );
}

function scores(url: string, form: string): string {
  const preset = form === 'desktop' ? ['--preset=desktop'] : [];
  const file = join(tmpdir(), `sehobi-lighthouse-${process.pid}.json`);
  // By a file: it ends before a pipe has taken all of its report.
  const flags = ['--output=json', `--output-path=${file}`, '--quiet', '--chrome-flags=--headless=new --no-sandbox'];
  const { status, stderr } = spawnSync('lighthouse', [url, ...preset, ...flags], {
    encoding: 'utf8',
    env: { ...process.env, CHROME_PATH: systemChromium() ?? chromium.executablePath() },
  });
  if (status !== 0) return `failed: ${stderr.trim().split('\n').at(-1)}`;
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  rmSync(file);
  const points = categories.map((name) => Math.round((report.categories[name]?.score ?? 0) * 100));
  return `${points.join(' ')}, TBT ${milliseconds(report.audits['total-blocking-time']?.numericValue ?? Number.NaN)}`;
}
