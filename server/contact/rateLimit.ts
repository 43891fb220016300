const hour = 3_600_000;

export type RateLimitResult = { undo: () => void | Promise<void> } | { retryAfter: number };
export type RateLimit = {
  /** Counts a message. Returns a function that undoes this, or the seconds to wait when the limit is reached. */
  count: (visitor: string) => RateLimitResult | Promise<RateLimitResult>;
};

/** Counts each visitor's messages of this hour in memory only, so that no address is stored. */
export function createRateLimit(perHour: number, now: () => number) {
  let counts = new Map<string, number>();
  let hourEnd = now() + hour;

  return {
    count(visitor: string): RateLimitResult {
      if (now() >= hourEnd) {
        counts = new Map();
        hourEnd = now() + hour;
      }
      // Undoing in the next hour must not change the next hour's counts.
      const countsOfHour = counts;
      const count = countsOfHour.get(visitor) ?? 0;
      if (perHour > 0 && count >= perHour) return { retryAfter: Math.ceil((hourEnd - now()) / 1000) };
      countsOfHour.set(visitor, count + 1);
      return { undo: () => void countsOfHour.set(visitor, (countsOfHour.get(visitor) ?? 1) - 1) };
    },
  };
}
