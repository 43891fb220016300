import { expect, type Locator, type Page } from '@playwright/test';
import { content } from './content.ts';

export * from './windowSizes.ts';

const { nav, actions } = content.site;

export const header = (page: Page) => page.getByRole('banner');
export const footer = (page: Page) => page.getByRole('contentinfo');
export const main = (page: Page) => page.getByRole('main');
export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const sectionTitles = async (page: Page) => {
  const titles = main(page).getByRole('heading').and(page.locator('h1, h2'));
  return (await titles.allInnerTexts()).map((title) => title.replace(/\s+/g, ' '));
};
export const hamburger = (page: Page) => header(page).getByRole('button', { name: nav.openMenu, exact: true });
export const menu = (page: Page) => header(page).getByRole('navigation', { name: nav.openMenu, exact: true });
const buttonNames = Object.values(actions).map(({ label }) => label.replace(/[.?+*()]/g, '\\$&'));
export const sheet = (page: Page) => page.getByRole('dialog', { name: new RegExp(`^(${buttonNames.join('|')})$`) });

export async function openMenu(page: Page) {
  await hamburger(page).click();
  await expect(menu(page)).toBeVisible();
}

export const pseudoStyles = (elements: Locator, ...args: [pseudo: '::before' | '::after', property: string]) =>
  elements.evaluateAll(
    (all, [pseudo, property]) => all.map((each) => getComputedStyle(each, pseudo).getPropertyValue(property)),
    args,
  );

/** On a busy machine fewer than twenty frames would not be enough. */
export const waitForScrollEnd = (page: Page) =>
  page.evaluate(async () => {
    let last = scrollY;
    for (let stillFrames = 0; stillFrames < 20; stillFrames = scrollY === last ? stillFrames + 1 : 0) {
      last = scrollY;
      await new Promise(requestAnimationFrame);
    }
  });

export async function expectFullyVisible(page: Page, element: Locator) {
  await expect(element).toBeInViewport({ ratio: 1 });
  await waitForScrollEnd(page);
  const { top, bottom } = await edgesOf(element);
  const { bottom: headerBottom } = await edgesOf(header(page));
  expect(top, 'it begins below the header').toBeGreaterThanOrEqual(headerBottom);
  expect(bottom, 'it ends above the window’s lower edge').toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
}

export const edgesOf = (locator: Locator) =>
  locator.evaluate((element): DOMRect => element.getBoundingClientRect().toJSON());
