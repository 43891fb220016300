import type { Page } from '@playwright/test';
import { figures, fill } from '../../site/screens/figures.ts';
import { content } from '../browser/content.ts';

const { evening } = content;

/** The evening's figures with six players, and with the visitor as the seventh. */
export const six = figures(evening);
export const seven = figures(evening, 1);

export const said = {
  taken: fill(evening.join.taken, seven),
  left: fill(evening.join.left, six),
};

/** Its name is what it does, and once pressed also the way back. */
export const takeAPlace = (page: Page) =>
  page.getByRole('checkbox', {
    name: new RegExp(`^(${evening.join.take}|${evening.dashboard.youAreIn} ${evening.join.giveBack})$`),
  });
