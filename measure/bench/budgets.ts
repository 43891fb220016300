import type { SitePage } from '../../site/pages.ts';

/** What a page may cost its visitor, in bytes as they are sent. docs/performance.md says what each of them buys. */
export type Budget = {
  /** The encoded HTML with its styles: what fits in the first flight of a new connection. */
  document: number;
  /** Everything that loads at 390 px before any interaction, and in how many requests. */
  firstView: number;
  requests: number;
  /** JavaScript before any interaction. */
  script: number;
  /** Everything, once the page has been scrolled to its end. */
  whole: number;
};

/** The document, the font, the loader, the styles for later and for print, the rules for prerendering, and the icon. */
const usual = { document: 14_000, firstView: 60_000, requests: 7, script: 2_500, whole: 60_000 };

/** One line for each page of site/pages.ts: a page without a budget does not compile. */
export const budgets: Record<SitePage['path'], Budget> = {
  '/': { ...usual, whole: 180_000 },
  // Its banner is in the first flight; the last of the form, which is far below, need not be.
  '/about': { ...usual, document: 15_000, whole: 180_000 },
  '/article': { ...usual, document: 7_000 },
  '/feature': { ...usual, document: 7_000 },
  '/404': { ...usual, document: 7_000 },
};

/** Requests that the first paint waits for: the document and nothing else, on every page. */
export const requestsBeforePaint = 1;
