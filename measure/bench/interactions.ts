import type { Browser, Locator, Page } from '@playwright/test';
import { inTurn, median } from './inTurn.ts';
import { phone } from './pageWeight.ts';
import { observe, seenOn } from './seen.ts';
import { slowDown } from './slow.ts';

type Interaction = { name: string; path: string; act: (page: Page) => Promise<void> };
type Slowest = { name: string; answer: number; worst: number; task: number };

const form = '[data-island=ContactForm]';
const words = 'Doubles on Tuesday?';

/** What a visitor does, found by what does it rather than by words, so that it holds in every language. */
const interactions: Interaction[] = [
  { name: 'menu', path: '/', act: (page) => page.locator('[popovertarget=menu]').first().click() },
  { name: 'a court', path: '/', act: (page) => page.locator('.floor-plan-open').first().click() },
  { name: 'slider', path: '/', act: (page) => awake(page, 'Split', 'input', 'press') },
  { name: 'lights', path: '/', act: (page) => page.locator('footer input').first().press('Space') },
  // Clicked as soon as it is there: before the island's code.
  { name: 'tab, at once', path: '/about', act: (page) => page.locator('[data-island=ProductTabs] a').last().click() },
  { name: 'tab, awake', path: '/about', act: (page) => awake(page, 'ProductTabs', 'a', 'click') },
  {
    name: 'typing as the form wakes',
    path: '/about',
    act: (page) => page.locator(`${form} textarea`).pressSequentially(words),
  },
  { name: 'typing, awake', path: '/about', act: (page) => awake(page, 'ContactForm', 'textarea', 'type') },
  { name: 'empty submit', path: '/about', act: (page) => awake(page, 'ContactForm', 'button[type=submit]', 'click') },
];

const hows = {
  click: (target: Locator) => target.click(),
  press: (target: Locator) => target.press('ArrowRight'),
  type: (target: Locator) => target.pressSequentially(words),
};

async function awake(page: Page, island: string, part: string, how: keyof typeof hows): Promise<void> {
  const root = page.locator(`[data-island=${island}]`);
  await root.scrollIntoViewIfNeeded();
  await page.locator(`[data-island=${island}][data-awake]`).waitFor();
  const target = root.locator(part).last();
  await hows[how](target);
}

/** The slowest answer to each interaction on a CPU slowed four times, and the longest task meanwhile. */
export async function slowestAnswers(browser: Browser, origin: string, rounds: number): Promise<Slowest[]> {
  const visits = await inTurn(interactions, rounds, (interaction) => measure(browser, origin, interaction));
  return visits.map((all, at) => {
    const name = interactions[at]?.name ?? '';
    const answers = all.map(({ answer }) => answer);
    return {
      name,
      answer: median(answers),
      worst: Math.max(...answers),
      task: median(all.map(({ longest }) => longest)),
    };
  });
}

async function measure(browser: Browser, origin: string, { name, path, act }: Interaction) {
  const context = await browser.newContext({ viewport: phone });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    await page.addInitScript(observe);
    await slowDown(page, false);
    await page.goto(origin + path);
    // Without the tasks of the page's own arrival, which another row is about.
    await page.evaluate(() => Reflect.set(Reflect.get(window, 'seen'), 'longest', 0));
    await act(page).catch((error: Error) => {
      throw new Error(`The bench could not try "${name}" on ${path}. Is it still there? ${error.message}`);
    });
    await page.waitForTimeout(400);
    return await seenOn(page);
  } finally {
    await context.close();
  }
}
