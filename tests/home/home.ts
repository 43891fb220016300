import type { Page } from '@playwright/test';
import { content } from '../browser/content.ts';

const { home, courts, evening } = content;
const [first, second] = home.hero.activities;
if (!first || !second) throw new Error('content/en/home.yaml has no activities');
type Activity = typeof first;
export const twoActivities: readonly [Activity, Activity] = [first, second];

export const room = (page: Page, { name }: Activity) =>
  page.getByRole('list', { name: home.hero.plan }).getByRole('link', { name: new RegExp(`^${name}\\b`) });

export const court = (page: Page, { floor }: Activity) => page.getByRole('dialog', { name: courts.rooms[floor].line });

/** Home with its script: without it a room is a link to the court's own page. */
export async function openHome(page: Page) {
  await page.goto('/');
  await page.locator('script[type=speculationrules]').waitFor({ state: 'attached' });
}

/** The free place on a court, on the about page and in the last scene of home. */
export const ring = (page: Page) => page.getByRole('checkbox', { name: courts.in.label });

/** Its name says what it does and, once pressed, how to undo it. */
export const placeCheckbox = (page: Page) =>
  page.getByRole('checkbox', {
    name: new RegExp(`^(${evening.join.take}|${evening.dashboard.youAreIn} ${evening.join.giveBack})$`),
  });
