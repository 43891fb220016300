import type { Browser, Page } from '@playwright/test';
import { phone } from '../../tests/speed/weigh.ts';
import { atMost, median, type Row } from './table.ts';

type Act = (page: Page) => Promise<void>;

const form = '[data-island=ContactForm]';

const click =
  (selector: string, at = 0): Act =>
  (page) =>
    page.locator(selector).nth(at).click();
const press =
  (selector: string, key: string): Act =>
  (page) =>
    page.locator(selector).first().press(key);
const type: Act = (page) => page.locator(`${form} textarea`).pressSequentially('Doubles on Tuesday?');
const hydrated =
  (island: string, act: Act): Act =>
  async (page) => {
    await page.locator(`[data-island=${island}]`).scrollIntoViewIfNeeded();
    await page.locator(`[data-island=${island}][data-hydrated]`).waitFor();
    await act(page);
  };
const closeCourt = click('.court-sheet:popover-open .court-sheet-close');

/** What visitors do, one after the other on one page; found by attributes and not by words, so it holds in every language. */
const visits: [path: string, acts: Record<string, Act>][] = [
  [
    '/',
    {
      'a court, before its code': click('.floor-plan-open'),
      'out of it': closeCourt,
      'another court': click('.floor-plan-open', 2),
      'out of that': closeCourt,
      audience: click('.audience label', 2),
      menu: click('[popovertarget=menu]'),
      'out of the menu': press('body', 'Escape'),
      'a place': press('.take-a-place input', 'Space'),
      slider: hydrated('Split', press('[data-island=Split] input', 'ArrowRight')),
      lights: press('footer input', 'Space'),
    },
  ],
  ['/about', { 'tab, before its code': click('[data-island=ProductTabs] a', 1) }],
  ['/about', { 'typing while the form hydrates': type }],
  [
    '/about',
    {
      'tab, hydrated': hydrated('ProductTabs', click('[data-island=ProductTabs] a', 1)),
      'typing, hydrated': hydrated('ContactForm', type),
    },
  ],
];

/** The slowest answer to each of them, on a processor slowed four times. */
export async function interactionRows(browser: Browser, origin: string, rounds: number): Promise<Row[]> {
  const answers = new Map<string, number[]>();
  for (let round = 0; round < rounds; round++)
    for (const [path, acts] of visits) {
      const context = await browser.newContext({ viewport: phone });
      const page = await context.newPage();
      page.setDefaultTimeout(10_000);
      await page.addInitScript(watchAnswers);
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.goto(origin + path);
      for (const [name, act] of Object.entries(acts)) {
        await page.evaluate(() => Reflect.set(window, 'slowest', 16));
        await act(page).catch((error: Error) => {
          throw new Error(`The bench could not try "${name}" on ${path}. Is it still there? ${error.message}`);
        });
        await page.waitForTimeout(600);
        const slowest = await page.evaluate<number>(() => Reflect.get(window, 'slowest'));
        answers.set(name, [...(answers.get(name) ?? []), slowest]);
      }
      await context.close();
    }
  return [...answers].map(([name, all]) => {
    const row = atMost(`INP, CPU x4: ${name}`, Math.max(...all), 100);
    return { ...row, here: `${row.here}, median ${Math.round(median(all))} ms` };
  });
}

/** Runs in the page before its own scripts. The browser reports no answer that took less than 16 ms. */
function watchAnswers(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Number(Reflect.get(entry, 'interactionId')) > 0)
        Reflect.set(window, 'slowest', Math.max(Reflect.get(window, 'slowest'), entry.duration));
  }).observe({ ...{ type: 'event', buffered: true, durationThreshold: 16 } });
}
