import type { Browser } from '@playwright/test';
import { languages } from '../../content/schema.ts';
import { pages } from '../../site/pages.ts';
import { answered } from './answered.ts';
import { budgets, firstFlight, requestsBeforePaint } from './budgets.ts';
import { type Weight, weigh } from './pageWeight.ts';
import { held, type Row } from './table.ts';

/** What each page costs its visitor, in the language in which it costs more. */
export async function byteRows(browser: Browser, site: string, peer: string | undefined): Promise<Row[]> {
  const rows: Row[] = [];
  const theirs = peer ? await weighed(browser, peer) : undefined;
  for (const { path } of pages) {
    const all = await Promise.all(
      languages.map(async (language) => (await answered(site, `${path}?lang=${language}`)).length),
    );
    const weight = await weighed(browser, site + path);
    const budget = budgets[path];
    const compared = path === '/' ? theirs : undefined;
    const flight = compared && peer ? (await answered(peer, '/')).length : undefined;
    rows.push(held(`${path}: headers and HTML, bytes`, Math.max(...all), firstFlight, flight));
    rows.push(
      held(
        `${path}: requests that the first paint waits for`,
        weight.beforePaint,
        requestsBeforePaint,
        compared?.beforePaint,
      ),
    );
    for (const [what, part] of [
      ['JavaScript before interaction, bytes', 'script'],
      ['first view at 390 px, bytes', 'firstView'],
      ['first view, requests', 'requests'],
      ['scrolled to its end, bytes', 'whole'],
    ] as const)
      rows.push(held(`${path}: ${what}`, weight[part], budget[part], compared?.[part]));
  }
  // Of what is kept everywhere, a line for each page says no more than one for all.
  const [home, others] = [rows.slice(0, 6), rows.slice(6)];
  const kept = others.filter(({ missed }) => !missed).length;
  return [
    ...home,
    ...others.filter(({ missed }) => missed),
    { what: 'the same budgets of all other pages', target: String(others.length), here: `${kept} kept` },
  ];
}

async function weighed(browser: Browser, url: string): Promise<Weight> {
  const page = await browser.newPage();
  try {
    return await weigh(page, url);
  } finally {
    await page.close();
  }
}
