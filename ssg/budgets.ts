import { languages } from '../content/schema.ts';
import type { SitePage } from '../site/pages.ts';

/** What a page may cost, in bytes as sent. docs/performance.md has the reasons. */
export type Budget = {
  /** Everything that loads at 390 px before any interaction, and its number of requests. */
  firstView: number;
  requests: number;
  script: number;
  whole: number;
};

/**
 * The document, the font, the loader, the deferred styles and the icon; a second icon or the island's props may come.
 */
const usual = { firstView: 60_000, requests: 7, script: 2_500, whole: 60_000 };

export const budgets: Record<SitePage['path'], Budget> = {
  // How it Works and the evening each have a file of drawings. As one file it took half as long again to paint.
  '/': { ...usual, requests: 8, whole: 180_000 },
  '/about': { ...usual, whole: 180_000 },
  '/article': usual,
  '/feature': usual,
  '/404': usual,
};

/**
 * Compressed headers and HTML of a page: what a server may send on a new connection before the browser answers, ten
 * packets of 1,460 bytes minus TLS.
 */
export const firstFlight = 14_200;

/**
 * The limit on the tests' content: it leaves an owner's words 800 bytes before npm run launch-check warns. Each
 * language beyond the second adds its links to each page.
 */
export const ownFlight = 13_400 + 200 * (languages.length - 2);

export const requestsBeforePaint = 1;
