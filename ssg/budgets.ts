import { languages } from '../content/schema.ts';
/** What a page may cost, in bytes as sent and in requests. docs/performance.md has the reasons. */
export const budget = {
  /** Requests before the first paint. */
  beforePaint: 1,
  /** Everything that loads at 390 px before any interaction, and its number of requests. */
  firstView: 60_000,
  requests: 8,
  script: 2_500,
  whole: 180_000,
};
export type Weight = typeof budget;

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
