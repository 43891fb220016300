import type { Browser } from '@playwright/test';
import { phone } from '../tests/speed/weigh.ts';

const form = '[data-island=ContactForm]';
const tabs = '[data-island=ProductTabs]';
const close = '.court-sheet:popover-open .court-sheet-close';

/**
 * What visitors do, in this order, on one page: clicks, or keys on the focused element. Found by attributes, not words,
 * so that it works in every language.
 */
const visits: [path: string, acts: [name: string, selector: string, ...keys: string[]][]][] = [
  [
    '/',
    [
      ['a court, before its code', '.floor-plan-open >> nth=0'],
      ['out of it', close],
      ['another court', '.floor-plan-open >> nth=2'],
      ['out of that', close],
      ['audience', '.audience label >> nth=2'],
      ['menu', '[popovertarget=menu]'],
      ['out of the menu', 'body', 'Escape'],
      ['a place', '.take-a-place input', 'Space'],
      ['slider', '[data-island=Split][data-hydrated] input', 'ArrowRight'],
    ],
  ],
  ['/about', [['tab, before its code', `${tabs} a >> nth=1`]]],
  ['/about', [['typing while the form hydrates', `${form} textarea`, ...'Doubles?']]],
  [
    '/about',
    [
      ['tab, hydrated', `${tabs}[data-hydrated] a >> nth=1`],
      ['typing, hydrated', `${form}[data-hydrated] textarea`, ...'Doubles?'],
      ['lights', 'footer input', 'Space'],
    ],
  ],
];

/** The slowest response to each of them in ms, on a processor slowed four times. */
export async function interactions(browser: Browser, origin: string, rounds: number): Promise<Map<string, number>> {
  const slowest = new Map<string, number>();
  for (const [path, acts] of Array.from({ length: rounds }, () => visits).flat()) {
    const page = await browser.newPage({ viewport: phone });
    page.setDefaultTimeout(10_000);
    await page.addInitScript(watchAnswers);
    await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(origin + path);
    for (const [name, selector, ...keys] of acts) {
      // An island hydrates when it comes into view.
      const [island] = selector.split('[data-hydrated]');
      if (island && island !== selector) await page.locator(island).scrollIntoViewIfNeeded();
      await page.evaluate(() => Reflect.set(window, 'slowest', 16));
      if (keys.length === 0) await page.locator(selector).first().click();
      for (const key of keys) await page.locator(selector).first().press(key);
      await page.waitForTimeout(600);
      const took = await page.evaluate<number>(() => Reflect.get(window, 'slowest'));
      slowest.set(name, Math.max(took, slowest.get(name) ?? 0));
    }
    await page.close();
  }
  return slowest;
}

/** Runs in the page before its own scripts. The browser reports no response under 16 ms. */
function watchAnswers(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Number(Reflect.get(entry, 'interactionId')) > 0)
        Reflect.set(window, 'slowest', Math.max(Reflect.get(window, 'slowest'), entry.duration));
  }).observe({ ...{ type: 'event', buffered: true, durationThreshold: 16 } });
}
