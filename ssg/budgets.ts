import { activityIds } from '../content/schema/activities.ts';
import { languages } from '../content/schema.ts';

/** docs/performance.md has the reasons. */
export const budget = {
  requestsBeforePaint: 1,
  // These three count what a page 390 px wide loads before any interaction.
  firstViewBytes: 60_000,
  requests: 8,
  scriptBytes: 2_500,
  wholePageBytes: 180_000,
};
export type PageWeight = typeof budget;

/** Headers and compressed HTML: ten packets of 1,460 bytes (initial congestion window, RFC 6928), minus 400 bytes for TLS. */
export const firstRoundTripBytes = 14_200;

/** Stricter, so that an owner's words may be 800 bytes longer. A third language adds 200 bytes of links, a thirteenth court 250 of drawing. */
export const firstRoundTripBytesForTests = 13_400 + 200 * (languages.length - 2) + 250 * (activityIds.length - 12);

/** At widths of 360 and 1440 px. Who adds to home must shorten home elsewhere. */
export const homeHeightPx = { phone: 9000, desktop: 7750 };
