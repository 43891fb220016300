import type { Browser } from '@playwright/test';
import { inTurn, median } from './inTurn.ts';
import { phone } from './pageWeight.ts';
import { observe, type Seen, seenOn } from './seen.ts';
import { slowDown } from './slow.ts';

type Paints = Omit<Seen, 'answer'>;

/** Visits each address in turn, round after round, each time with an empty cache; the median of every figure. */
export async function paints(browser: Browser, urls: readonly string[], rounds: number): Promise<Paints[]> {
  const visits = await inTurn(urls, rounds, (url) => visit(browser, url));
  return visits.map((all) => {
    const of = (figure: keyof Paints) => median(all.map((one) => one[figure]));
    return { fcp: of('fcp'), lcp: of('lcp'), cls: Math.max(...all.map(({ cls }) => cls)), longest: of('longest') };
  });
}

async function visit(browser: Browser, url: string): Promise<Paints> {
  const context = await browser.newContext({ viewport: phone, deviceScaleFactor: 2 });
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.addInitScript(observe);
    const answer = await page.goto(url, { waitUntil: 'networkidle' });
    if (!answer?.ok() && !url.endsWith('/404')) throw new Error(`${url} answered ${answer?.status()}, not 200.`);
    return await seenOn(page);
  } finally {
    await context.close();
  }
}
