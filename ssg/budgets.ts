import { languages } from '../content/schema.ts';

/** What a page may cost, in bytes as sent and in requests. docs/performance.md has the reasons. */
export const budget = {
  /** Requests before the first paint. */
  requestsBeforePaint: 1,
  // These three count what a page 390 px wide loads before any interaction.
  firstViewBytes: 60_000,
  requests: 8,
  scriptBytes: 2_500,
  wholePageBytes: 180_000, // After scrolling to the end.
};
export type Weight = typeof budget; // Of a measured page.

/**
 * The limit of a page's headers and HTML, compressed. A server may send this much before the browser answers: the initial
 * congestion window of ten packets of 1,460 bytes (RFC 6928), minus TLS.
 */
export const firstRoundTripBytes = 14_200;

/**
 * A stricter limit for the tests' content, so that an owner's words may be 800 bytes longer before npm run launch-check warns.
 * Each language beyond the second adds its links to each page.
 */
export const firstRoundTripBytesForTests = 13_400 + 200 * (languages.length - 2);

/** The limit of home's height with the tests’ content, 360 and 1440 px wide: who adds to home must shorten it elsewhere. */
export const homeHeightPx = { phone: 6000, desktop: 7750 };
