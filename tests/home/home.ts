import type { Page } from '@playwright/test';
import { content } from '../browser/content.ts';

const { home, courts, evening } = content;
const [first, second] = home.hero.activities;
if (!first || !second) throw new Error('tests/content/en/home.yaml has fewer than two activities');
type Activity = typeof first;
export const twoActivities: readonly [Activity, Activity] = [first, second];

export const room = (page: Page, { name }: Activity) =>
  page.getByRole('list', { name: home.hero.planHint }).getByRole('link', { name: new RegExp(`^${name}\\b`) });

export const courtSheet = (page: Page, { court: id }: Activity) =>
  page.getByRole('dialog', { name: courts.rooms[id].title });

/** Waits for the script, without which a room's link opens the court as a page. The script adds the speculation rules. */
export async function openHome(page: Page, address = '/') {
  await page.goto(address);
  await page.locator('script[type=speculationrules]').waitFor({ state: 'attached' });
}

export const ring = (page: Page) => page.getByRole('checkbox', { name: courts.taken.label });

export const placeCheckbox = (page: Page) =>
  page.getByRole('checkbox', {
    name: new RegExp(`^(${evening.join.take}|${evening.dashboard.youAreIn} ${evening.join.giveBack})$`),
  });
