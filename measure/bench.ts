// npm run bench: the table of docs/performance.md, measured now on this machine; `npm run bench -- ../site/dist` measures
// another site's files in a column beside it. Ends with 1 when a budget of bytes or requests is broken; times are only
// reported, because they depend on what else the machine does.
import { existsSync, rmSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { systemChromium } from '../scripts/browser.js';
import { buildSeconds, rebuildMilliseconds } from './bench/builds.ts';
import { byteRows } from './bench/byteRows.ts';
import { peerSite, siteWithVariants } from './bench/homeVariants.ts';
import { slowestAnswers } from './bench/interactions.ts';
import { navigations } from './bench/navigation.ts';
import { lighthouseRows, paintRows } from './bench/paintRows.ts';
import { serverRow } from './bench/server.ts';
import { atMost, print, type Row } from './bench/table.ts';
import { targetOf } from './load/measuredSite.ts';

const rounds = Number(process.env['ROUNDS'] ?? 5);
const [peerFiles] = process.argv.slice(2);
const rows: Row[] = [];
const step = (what: string) => console.error(`${Math.round(performance.now() / 1000)} s: ${what} ...`);
// As a visitor meets it: with its public address, its pages are larger and its headers more.
process.env['SITE_URL'] ??= 'https://www.sehobi.id';

step('Building');
const seconds = buildSeconds();
const folders = [await siteWithVariants(), ...(peerFiles ? [await peerSite(peerFiles)] : [])];
const [site, peer] = await Promise.all(folders.map((folder) => targetOf(undefined, folder)));
if (!site) throw new Error('The site did not start.');
const executablePath = systemChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
try {
  step('Weighing every page');
  rows.push(...(await byteRows(browser, site.url, peer && `${peer.url}/`)));
  step(`Painting home and what it is compared with ${rounds} times in turn, slow 4G, CPU x4`);
  rows.push(...(await paintRows(browser, site.url, peer && `${peer.url}/`, rounds)));
  step('Lighthouse, three times in turn');
  rows.push(...(await lighthouseRows(site.url, peer && `${peer.url}/`, 3)));
  step('Touching every control');
  for (const { name, answer, worst, task } of await slowestAnswers(browser, site.url, rounds)) {
    const row = atMost(`INP, CPU x4: ${name}`, worst, 100);
    rows.push({ ...row, here: `${row.here}, median ${Math.round(answer)} ms` });
    if (name.includes('wakes')) rows.push(atMost('longest task as the form wakes, CPU x4', task, 50));
  }
  step('Following a link');
  for (const [how, hovering, most] of [
    ['after a hover', 1200, 80],
    ['pressed at once', 0, 150],
  ] as const) {
    const { ahead, clickToPaint } = await navigations(site.url, rounds, hovering);
    rows.push(atMost(`click to next page ${how}, CPU x4, ${ahead}`, clickToPaint, most));
  }
} finally {
  await browser.close();
  for (const server of [site, peer]) server?.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

step('Comparing the server with nginx');
rows.push(await serverRow(rounds));
rows.push(atMost('build', seconds, 15, (value) => `${value.toFixed(1)} s`));
const content = 'content/en/home.yaml';
if (!existsSync(content)) throw new Error(`${content} is gone; name another file to save in measure/bench.ts.`);
rows.push(atMost('rebuild in npm run dev', await rebuildMilliseconds(content, rounds), 200));

print(rows);
step('Done');
process.exit(rows.some(({ held, missed }) => held && missed) ? 1 : 0);
