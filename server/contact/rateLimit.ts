const hourMs = 3_600_000;

export type RateLimitResult = { undo: () => void | Promise<void> } | { retryAfterSeconds: number };
export type RateLimit = {
  /** Counts a message, unless the visitor has reached the limit. `undo` removes the message from the count. */
  count: (rateLimitKey: string) => RateLimitResult | Promise<RateLimitResult>;
};

/** Counts each visitor's messages of this hour, in memory only: no address is stored. `perHour` 0 means no limit. */
export function createRateLimit(perHour: number, now: () => number) {
  let counts = new Map<string, number>();
  let hourEnd = now() + hourMs;

  return {
    count(rateLimitKey: string): RateLimitResult {
      if (now() >= hourEnd) {
        counts = new Map();
        hourEnd = now() + hourMs;
      }
      // `undo` may run when the next hour has begun, and must not change that hour's counts.
      const countsOfHour = counts;
      const count = countsOfHour.get(rateLimitKey) ?? 0;
      if (perHour > 0 && count >= perHour) return { retryAfterSeconds: Math.ceil((hourEnd - now()) / 1000) };
      countsOfHour.set(rateLimitKey, count + 1);
      return { undo: () => void countsOfHour.set(rateLimitKey, (countsOfHour.get(rateLimitKey) ?? 1) - 1) };
    },
  };
}
