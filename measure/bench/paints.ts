import type { Browser } from '@playwright/test';
import { inTurn, median } from './inTurn.ts';
import { phone } from './pageWeight.ts';
import { slowDown } from './slow.ts';

type Paints = { fcp: number; lcp: number; cls: number; longest: number };

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
    return await page.evaluate(() => ({
      fcp: 0,
      lcp: 0,
      cls: 0,
      longest: 0,
      ...Object(Reflect.get(window, 'paints')),
    }));
  } finally {
    await context.close();
  }
}

/** Runs in the page. `longest` is the longest time that the main thread was held without a break. */
function observe(): void {
  const seen = { fcp: 0, lcp: 0, cls: 0, longest: 0 };
  Reflect.set(window, 'paints', seen);
  const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  watch('layout-shift', (entry) => {
    seen.cls += Number(Reflect.get(entry, 'value'));
  });
  watch('longtask', ({ duration }) => {
    seen.longest = Math.max(seen.longest, duration);
  });
}
