import type { Page } from '@playwright/test';

/** Milliseconds, but for the shift. `longest`: the main thread was held without a break; `answer`: to what a visitor did. */
export type Seen = { fcp: number; lcp: number; cls: number; longest: number; answer: number };

/** Runs in the page, before anything of its own. */
export function observe(): void {
  // Nothing shorter than 16 ms is reported at all.
  const seen = { fcp: 0, lcp: 0, cls: 0, longest: 0, answer: 16 };
  Reflect.set(window, 'seen', seen);
  const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      ...{ type, buffered: true, durationThreshold: 16 },
    });
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
  watch('event', (entry) => {
    if (Number(Reflect.get(entry, 'interactionId')) > 0) seen.answer = Math.max(seen.answer, entry.duration);
  });
}

export const seenOn = (page: Page) => page.evaluate<Seen>(() => Reflect.get(window, 'seen'));
