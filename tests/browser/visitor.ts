import { expect, type Locator, type Page } from '@playwright/test';
import { content } from './content.ts';

const words = content.site;

/** The last width of the mobile layout and the first of the wide one. */
export const lastNarrow = { width: 767, height: 800 };
export const firstWide = { width: 768, height: 800 };

export const header = (page: Page) => page.getByRole('banner');
export const footer = (page: Page) => page.getByRole('contentinfo');
export const main = (page: Page) => page.getByRole('main');
export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** The titles of a page's sections in order. Below the first view they are hidden until their styles arrive. */
export const sectionTitles = async (page: Page) => {
  const titles = main(page)
    .getByRole('heading', { level: 1 })
    .or(main(page).getByRole('heading', { level: 2 }));
  return (await titles.allInnerTexts()).map((title) => title.replace(/\s+/g, ' '));
};
export const hamburger = (page: Page) => header(page).getByRole('button', { name: words.nav.openMenu, exact: true });
export const menu = (page: Page) => header(page).getByRole('navigation', { name: words.nav.openMenu, exact: true });
const buttons = Object.values(words.actions).map(({ label }) => label.replace(/[.?+*()]/g, '\\$&'));
/** The sheet has the name of the pressed button. */
export const sheet = (page: Page) => page.getByRole('dialog', { name: new RegExp(`^(${buttons.join('|')})$`) });

export async function openMenu(page: Page) {
  await hamburger(page).click();
  await expect(menu(page)).toBeVisible();
}

/** Resolves when the scroll position has not changed for twenty frames. A busy machine draws frames late. */
export const scrollSettled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let last = scrollY;
        let still = 0;
        const look = () => {
          still = scrollY === last ? still + 1 : 0;
          last = scrollY;
          if (still >= 20) resolve(last);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

/** The whole heading is between the header and the lower edge of the window. */
export async function expectBelowHeader(page: Page, heading: Locator) {
  await expect(heading).toBeInViewport({ ratio: 1 });
  await scrollSettled(page);
  const { top, bottom } = await edges(heading);
  const bar = await edges(header(page));
  expect(top, 'the heading begins below the header').toBeGreaterThanOrEqual(bar.bottom);
  expect(bottom, 'the heading ends above the lower edge').toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
}

export const edges = (locator: Locator) =>
  locator.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return { top, bottom, left, right };
  });
