const hourMs = 3_600_000;

/** `undo` is called for a message that is not stored after all. */
export type RateLimitResult = { undo: () => void | Promise<void> } | { retryAfterSeconds: number };
export type RateLimit = {
  count: (rateLimitKey: string) => RateLimitResult | Promise<RateLimitResult>;
};

/** The counts are in memory only, so that no IP address is stored. */
export function createRateLimit(perHour: number, now: () => number) {
  let counts = new Map<string, number>();
  let hourEnd = now() + hourMs;

  return {
    count(rateLimitKey: string): RateLimitResult {
      if (now() >= hourEnd) {
        counts = new Map();
        hourEnd = now() + hourMs;
      }
      // `undo` may run in the next hour and must not change that hour's counts.
      const countsOfHour = counts;
      const count = countsOfHour.get(rateLimitKey) ?? 0;
      if (perHour > 0 && count >= perHour) return { retryAfterSeconds: Math.ceil((hourEnd - now()) / 1000) };
      countsOfHour.set(rateLimitKey, count + 1);
      return { undo: () => void countsOfHour.set(rateLimitKey, (countsOfHour.get(rateLimitKey) ?? 1) - 1) };
    },
  };
}
