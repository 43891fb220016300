import type { Browser } from '@playwright/test';
import { languages } from '../../content/schema.ts';
import { pages } from '../../site/pages.ts';
import { withLanguage } from '../../site/route.ts';
import { budgets, firstFlight, requestsBeforePaint } from '../../ssg/budgets.ts';
import { answered, weigh } from '../../tests/speed/weigh.ts';
import { budget, type Row } from './table.ts';

/** What each page costs its visitor, its HTML in the language in which it is larger. */
export async function byteRows(browser: Browser, site: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { path } of pages) {
    const sizes = await Promise.all(
      languages.map(async (language) => (await answered(site, withLanguage(path, language))).length),
    );
    const page = await browser.newPage();
    const weight = await weigh(page, site + path);
    await page.close();
    const limit = budgets[path];
    rows.push(
      budget(`${path}: headers and HTML`, Math.max(...sizes), firstFlight),
      budget(`${path}: requests before the first paint`, weight.beforePaint, requestsBeforePaint),
      budget(`${path}: JavaScript before interaction`, weight.script, limit.script),
      budget(`${path}: first view at 390 px`, weight.firstView, limit.firstView),
      budget(`${path}: first view, requests`, weight.requests, limit.requests),
      budget(`${path}: scrolled to its end`, weight.whole, limit.whole),
    );
  }
  return rows;
}
