import type { Content } from '../../content/schema.ts';

/** What islands/hydrateSplit.ts needs to put a slider in the list's place. */
export type SplitProps = { total: number; currency: string; start: number; words: Content['home']['split'] };

/** How few and how many can share a court: the ends of the slider. */
export const fewest = 2;
export const most = 16;

/** What each pays, rounded up so that the whole is always paid. */
export const share = (total: number, players: number) => Math.ceil(total / players / 500) * 500;
