import type { Browser, Page } from '@playwright/test';
import { slowDown } from './slow.ts';
import { median } from './table.ts';
import { phone } from './weigh.ts';

type Interaction = { name: string; path: string; act: (page: Page) => Promise<void> };

/** What a visitor does, found by what does it rather than by words, so that it holds in every language. */
const interactions: Interaction[] = [
  { name: 'menu', path: '/', act: (page) => page.locator('[popovertarget=menu]').click() },
  // Clicked as soon as it is there: the click comes before the island's code, and wakes it.
  { name: 'tab, asleep', path: '/about', act: (page) => page.locator('[data-island=ProductTabs] a').last().click() },
  { name: 'tab, awake', path: '/about', act: (page) => awake(page, 'ProductTabs', 'a:last-of-type', 'click') },
  { name: 'typing', path: '/about', act: (page) => awake(page, 'ContactForm', 'textarea', 'type') },
  { name: 'submit', path: '/about', act: (page) => awake(page, 'ContactForm', 'button[type=submit]', 'click') },
];

async function awake(page: Page, island: string, part: string, how: 'click' | 'type'): Promise<void> {
  const root = page.locator(`[data-island=${island}]`);
  await root.scrollIntoViewIfNeeded();
  await page.locator(`[data-island=${island}][data-awake]`).waitFor();
  const target = root.locator(part).first();
  await (how === 'click' ? target.click() : target.pressSequentially('Doubles on Tuesday?'));
}

/** The slowest answer to each interaction on a CPU slowed four times: the median of several visits. */
export async function slowestAnswers(browser: Browser, origin: string, rounds: number): Promise<[string, number][]> {
  const figures = interactions.map(() => [] as number[]);
  for (let round = 0; round < rounds; round++) {
    for (const [at, interaction] of interactions.entries())
      figures[at]?.push(await measure(browser, origin, interaction));
  }
  return interactions.map(({ name }, at) => [name, median(figures[at] ?? [])]);
}

async function measure(browser: Browser, origin: string, { path, act }: Interaction): Promise<number> {
  const context = await browser.newContext({ viewport: phone });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      let slowest = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (Number(Reflect.get(entry, 'interactionId')) > 0) slowest = Math.max(slowest, entry.duration);
          Reflect.set(window, 'slowest', slowest);
        }
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    });
    await slowDown(page, false);
    await page.goto(origin + path);
    await act(page);
    await page.waitForTimeout(400);
    // Nothing above 16 ms is reported at all.
    return await page.evaluate(() => Number(Reflect.get(window, 'slowest') ?? 16));
  } finally {
    await context.close();
  }
}
