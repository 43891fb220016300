import type { Page } from '@playwright/test';
import { content } from '../browser/content.ts';

const { home, courts, evening } = content;
const [first, second] = home.hero.activities;
if (!first || !second) throw new Error('tests/content/en/home.yaml has fewer than two activities');
type Activity = typeof first;
export const twoActivities: readonly [Activity, Activity] = [first, second];

export const room = (page: Page, { name }: Activity) =>
  page.getByRole('list', { name: home.hero.planHint }).getByRole('link', { name: new RegExp(`^${name}\\b`) });

/** The sheet with an activity's court. The court's title is the sheet's heading and accessible name. */
export const courtSheet = (page: Page, { court: id }: Activity) =>
  page.getByRole('dialog', { name: courts.rooms[id].title });

/**
 * Opens home, or the page at `address`, and waits for its script, without which a room's link opens the court as a page.
 * The script adds speculation rules. Once they are in the page, all of the script has run, because it runs in one task.
 */
export async function openHome(page: Page, address = '/') {
  await page.goto(address);
  await page.locator('script[type=speculationrules]').waitFor({ state: 'attached' });
}

/** The checkbox "You are in" on the free place: of a court, of the about page's banner or of the finale on home. */
export const ring = (page: Page) => page.getByRole('checkbox', { name: courts.taken.label });

/** The checkbox that takes a place in the evening's event. Once it is checked, its name says how to give the place back. */
export const placeCheckbox = (page: Page) =>
  page.getByRole('checkbox', {
    name: new RegExp(`^(${evening.join.take}|${evening.dashboard.youAreIn} ${evening.join.giveBack})$`),
  });
