import type { Browser, Page } from '@playwright/test';
import { inTurn, median } from './inTurn.ts';
import { phone } from './pageWeight.ts';
import { observe, type Seen, seenOn } from './seen.ts';
import { slowDown } from './slow.ts';

type Act = (page: Page) => Promise<void>;
type Visit = { path: string; acts: Record<string, Act> };
type Slowest = { name: string; answer: number; worst: number; task: number };

const form = '[data-island=ContactForm]';
const words = 'Doubles on Tuesday?';

const click =
  (selector: string, at = 0): Act =>
  (page) =>
    page.locator(selector).nth(at).click();
const press =
  (selector: string, key: string): Act =>
  (page) =>
    page.locator(selector).first().press(key);
const type: Act = (page) => page.locator(`${form} textarea`).pressSequentially(words);

const awake =
  (island: string, act: Act): Act =>
  async (page) => {
    await page.locator(`[data-island=${island}]`).scrollIntoViewIfNeeded();
    await page.locator(`[data-island=${island}][data-awake]`).waitFor();
    await act(page);
  };

const leave = click('.court-sheet:popover-open [popovertargetaction=hide]');

/** What visitors do one after the other, found by what does it rather than by words, so that it holds in every language. */
const visits: Visit[] = [
  {
    path: '/',
    acts: {
      // As soon as the page is there: before the courts' code.
      'a court': click('.floor-plan-open'),
      'out of it': leave,
      'another court': click('.floor-plan-open', 2),
      'out of that': leave,
      'who one is': click('.audience label', 2),
      menu: click('[popovertarget=menu]'),
      'out of the menu': press('body', 'Escape'),
      'a place': press('.take-a-place-button input', 'Space'),
      slider: awake('Split', press('[data-island=Split] input', 'ArrowRight')),
      lights: press('footer input', 'Space'),
    },
  },
  // Clicked as soon as it is there: before the island's code.
  { path: '/about', acts: { 'tab, at once': click('[data-island=ProductTabs] a', 1) } },
  { path: '/about', acts: { 'typing as the form wakes': type } },
  {
    path: '/about',
    acts: {
      'tab, awake': awake('ProductTabs', click('[data-island=ProductTabs] a', 1)),
      'typing, awake': awake('ContactForm', type),
      'empty submit': async (page) => {
        await page.locator(`${form} textarea`).fill('');
        await page.locator(`${form} button[type=submit]`).click();
      },
    },
  },
];

/** The slowest answer to each of them on a CPU slowed four times, and the longest task meanwhile. */
export async function slowestAnswers(browser: Browser, origin: string, rounds: number): Promise<Slowest[]> {
  const found = await inTurn(visits, rounds, (visit) => measure(browser, origin, visit));
  return visits.flatMap(({ acts }, visit) =>
    Object.keys(acts).map((name, at) => {
      const all = found[visit]?.flatMap((seen) => seen[at] ?? []) ?? [];
      const answers = all.map(({ answer }) => answer);
      return {
        name,
        answer: median(answers),
        worst: Math.max(...answers),
        task: median(all.map(({ longest }) => longest)),
      };
    }),
  );
}

async function measure(browser: Browser, origin: string, { path, acts }: Visit): Promise<Seen[]> {
  const context = await browser.newContext({ viewport: phone });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    await page.addInitScript(observe);
    await slowDown(page, false);
    await page.goto(origin + path);
    const seen: Seen[] = [];
    for (const [name, act] of Object.entries(acts)) {
      // Without what the page's arrival, or what was done before, took.
      await page.evaluate(() => Object.assign(Reflect.get(window, 'seen'), { longest: 0, answer: 16 }));
      await act(page).catch((error: Error) => {
        throw new Error(`The bench could not try "${name}" on ${path}. Is it still there? ${error.message}`);
      });
      await page.waitForTimeout(600);
      seen.push(await seenOn(page));
    }
    return seen;
  } finally {
    await context.close();
  }
}
