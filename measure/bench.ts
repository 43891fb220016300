// npm run bench measures the table in docs/performance.md. Only budgets of bytes and requests make it fail, because times
// depend on the machine's load.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { languages } from '../content/schema.ts';
import { systemChromium } from '../scripts/browser.js';
import { pages } from '../site/pages.ts';
import { withLangUnlessDefault } from '../site/route.ts';
import { budget, firstRoundTripBytes, type PageWeight } from '../ssg/budgets.ts';
import { startServerProcess } from '../tests/server/helpers/serverProcess.ts';
import { rawResponse, weigh } from '../tests/speed/weigh.ts';
import { measureInteractions } from './interactions.ts';

type Row = { what: string; target: number; measured: number; missed: string };
const rounds = Number(process.env['ROUNDS'] ?? 5);
const rows: Row[] = [];
const addRow = (what: string, measured: number, target: number) =>
  rows.push({ what, target, measured: Number(measured.toFixed(3)), missed: measured <= target ? '' : 'MISSED' });

const start = performance.now();
// Canonical links and structured data need a public address.
run('vite', ['build', '--logLevel', 'warn'], { SITE_URL: 'https://www.sehobi.id', ...process.env });
const buildMs = performance.now() - start;
const site = await startServerProcess({ cwd: '.', env: { DATA_DIR: 'test-results/bench' } });
const executablePath = systemChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
await weighPages(browser);
const isOverBudget = rows.some(({ missed }) => missed); // Before rows of times are added, which must not make it fail.
addRow('build, ms', buildMs, 15_000);
for (const [name, slowest] of await measureInteractions(browser, site.url, rounds))
  addRow(`INP in ms, CPU x4: ${name}`, slowest, 100);
await browser.close();
for (const { path } of pages.filter(({ isIndexed }) => isIndexed)) runLighthouse(path);
console.table(rows);
console.log(`The server, asked for / by 64 connections: ${measureServer()}`);
await site.stop();
process.exit(isOverBudget ? 1 : 0);

async function weighPages(browser: Browser): Promise<void> {
  for (const { path } of pages) {
    const responses = await Promise.all(
      languages.map((language) => rawResponse(site.url, withLangUnlessDefault(path, language))),
    );
    const page = await browser.newPage();
    const weight = await weigh(page, site.url + path);
    await page.close();
    addRow(`${path}: headers and HTML`, Math.max(...responses.map(({ length }) => length)), firstRoundTripBytes);
    for (const part of Object.keys(budget) as (keyof PageWeight)[])
      addRow(`${path}: ${part}`, weight[part], budget[part]);
  }
}

/** npx downloads Lighthouse for this run: as a dependency its 100 packages would be part of every install. */
function runLighthouse(path: string): void {
  const flags = [
    '--output=json',
    '--quiet',
    '--only-categories=performance',
    '--chrome-flags=--headless=new --no-sandbox',
  ];
  const env = { ...process.env, CHROME_PATH: executablePath ?? chromium.executablePath() };
  const reports = Array.from({ length: rounds }, () => {
    const report = run('npx', ['--yes', 'lighthouse@13.5.0', site.url + path, ...flags], env);
    return JSON.parse(report) as { audits: Record<string, { numericValue: number }> };
  });
  const times = { 'first-contentful-paint': 1000, 'largest-contentful-paint': 1500, 'total-blocking-time': 20 };
  // docs/performance.md writes a layout shift with three decimals: up to 0.0005 it is 0.000.
  for (const [name, target] of Object.entries({ ...times, 'cumulative-layout-shift': 0.0005 }))
    addRow(
      `${path}: ${name}`,
      Math.max(...reports.map((report) => report.audits[name]?.numericValue ?? Infinity)),
      target,
    );
}

function measureServer(): string {
  const before = cpuSeconds();
  const flags = ['-c', '64', '-d', '10', '--json', '-H', 'Accept-Encoding=br', `${site.url}/`];
  const { requests, latency } = JSON.parse(run('npx', ['--yes', 'autocannon@9.0.0', ...flags])) as {
    requests: { total: number; average: number };
    latency: { p99: number };
  };
  const microseconds = ((cpuSeconds() - before) * 1e6) / requests.total;
  return `${requests.average} requests a second, p99 ${latency.p99} ms, ${microseconds.toFixed(0)} µs of CPU each`;
}

/**
 * The program's name in the file may contain spaces, so fields are counted from the `)` after it. 11 and 12 are the CPU
 * times utime and stime, in hundredths of a second.
 */
function cpuSeconds(): number {
  const file = `/proc/${site.pid}/stat`;
  const fields = existsSync(file) ? readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') : [];
  return (Number(fields?.[11]) + Number(fields?.[12])) / 100;
}

function run(command: string, args: string[], env: NodeJS.ProcessEnv = process.env): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', env, maxBuffer: 2 ** 26 });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
  return stdout;
}
