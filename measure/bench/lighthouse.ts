import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { systemChromium } from '../../scripts/browser.js';
import { inTurn, median } from './inTurn.ts';

type Report = { categories: Record<string, { score: number }>; audits: Record<string, { numericValue?: number }> };
type Simulated = { fcp: number; lcp: number; tbt: number; scores: number[] };

/** No dependency of the site: it would bring over a hundred packages. npx fetches it once and keeps it. */
const lighthouse = ['--yes', 'lighthouse@13.5.0'];

/** Lighthouse's phone, each address in turn, round after round; the median of every figure. */
export async function simulated(urls: readonly string[], rounds: number): Promise<Simulated[] | undefined> {
  if (spawnSync('npx', [...lighthouse, '--version']).status !== 0) return undefined;
  return (await inTurn(urls, rounds, visit)).map((all) => {
    const of = (figure: 'fcp' | 'lcp' | 'tbt') => median(all.map((one) => one[figure]));
    return { fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), scores: all.at(-1)?.scores ?? [] };
  });
}

function visit(url: string): Simulated {
  const file = join(tmpdir(), `sehobi-lighthouse-${process.pid}.json`);
  // By a file: it ends before a pipe has taken all of its report.
  const flags = ['--output=json', `--output-path=${file}`, '--quiet', '--chrome-flags=--headless=new --no-sandbox'];
  const { status, stderr } = spawnSync('npx', [...lighthouse, url, ...flags], {
    encoding: 'utf8',
    env: { ...process.env, CHROME_PATH: systemChromium() ?? chromium.executablePath() },
  });
  if (status !== 0) throw new Error(`Lighthouse failed at ${url}: ${stderr.trim().split('\n').at(-1)}`);
  const { audits, categories } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  rmSync(file);
  const of = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    fcp: of('first-contentful-paint'),
    lcp: of('largest-contentful-paint'),
    tbt: of('total-blocking-time'),
    scores: ['performance', 'accessibility', 'best-practices', 'seo'].map((name) =>
      Math.round((categories[name]?.score ?? 0) * 100),
    ),
  };
}
