import type { Content } from '../../content/schema.ts';

/** For islands/hydrateSplit.ts, which replaces the list with a slider. */
export type SplitProps = { total: number; currency: string; start: number; words: Content['home']['split'] };

/** The fewest and most players who share a court. */
export const fewest = 2;
export const most = 16;

/** What each player pays, rounded up so that the sum covers the court. */
export const share = (total: number, players: number) => Math.ceil(total / players / 500) * 500;
