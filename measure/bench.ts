// npm run bench: prints the table of docs/performance.md, measured now on this machine. Ends with 1 when a budget of bytes
// or requests is broken; times are only reported, because they depend on what else the machine does.
import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { systemChromium } from '../scripts/browser.js';
import { startBuiltSite } from '../tests/server/parts/builtSite.ts';
import { byteRows } from './bench/bytes.ts';
import { interactionRows } from './bench/interactions.ts';
import { lighthouseRows } from './bench/lighthouse.ts';
import { serverRows } from './bench/server.ts';
import { atMost, print, type Row } from './bench/table.ts';

const rounds = Number(process.env['ROUNDS'] ?? 5);
const step = (what: string) => console.error(`${Math.round(performance.now() / 1000)} s: ${what} ...`);

step('Building');
const begun = performance.now();
// With a public address pages carry canonical links and structured data, so they are as large as visitors get them.
const env = { SITE_URL: 'https://www.sehobi.id', ...process.env };
if (spawnSync('vite', ['build', '--logLevel', 'warn'], { stdio: 'inherit', env }).status !== 0)
  throw new Error('The site could not be built; mend what stands above and run it again.');
const rows: Row[] = [atMost('build', performance.now() - begun, 15_000)];

const site = await startBuiltSite();
const executablePath = systemChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
try {
  step('Weighing every page');
  rows.push(...(await byteRows(browser, site.url)));
  step('Lighthouse');
  rows.push(...lighthouseRows(site.url, rounds));
  step('Touching every control');
  rows.push(...(await interactionRows(browser, site.url, rounds)));
  step('Loading the server');
  rows.push(...serverRows(site));
} finally {
  await browser.close();
  site.stop();
}
print(rows);
process.exit(rows.some(({ isBudget, missed }) => isBudget && missed) ? 1 : 0);
