import type { Browser } from '@playwright/test';
import { phone } from '../tests/browser/windowSizes.ts';

/** Each control is used on a new page, so that the download for its first use counts. */
const controls: [name: string, path: string, selector: string, ...keys: string[]][] = [
  ['a court', '/', '.floor-plan-link'],
  ['audience', '/', '.audience label >> nth=2'],
  ['menu', '/', '[popovertarget=menu]'],
  ['a place', '/', '.take-a-place input', 'Space'],
  ['slider', '/', '[data-island=SplitPrice][data-started] input', 'ArrowRight'],
  ['tab', '/about', '.product-tabs label >> nth=1'],
  ['typing while the form hydrates', '/about', '[data-island=ContactForm] textarea', ...'Doubles?'],
  ['typing', '/about', '[data-island=ContactForm][data-started] textarea', ...'Doubles?'],
  ['lights', '/about', 'footer input', 'Space'],
];

export async function measureInteractions(browser: Browser, origin: string, rounds: number) {
  const slowest = new Map<string, number>();
  const repeated = Array.from({ length: rounds }, () => controls).flat();
  for (const [name, path, selector, ...keys] of repeated) {
    const page = await browser.newPage({ viewport: phone });
    page.setDefaultTimeout(10_000);
    await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(origin + path);
    // An island starts when it comes into view.
    const [container = ''] = selector.split(/\[data-started\]| /);
    await page.locator(container).first().scrollIntoViewIfNeeded();
    if (keys.length === 0) await page.locator(selector).first().click();
    for (const key of keys) await page.locator(selector).first().press(key);
    slowest.set(name, Math.max(await page.evaluate(slowestResponse), slowest.get(name) ?? 0));
    await page.close();
  }
  return slowest;
}

/** Runs in the page. The browser reports no response under 16 ms, and reports a response only after the next frame. */
function slowestResponse(): Promise<number> {
  let slowest = 16;
  const options = { type: 'event', buffered: true, durationThreshold: slowest };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Number(Reflect.get(entry, 'interactionId')) > 0) slowest = Math.max(slowest, entry.duration);
  }).observe(options);
  return new Promise((resolve) => setTimeout(() => resolve(slowest), 600));
}
