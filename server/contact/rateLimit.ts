const hour = 3_600_000;

export type RateLimitResult = { giveBack: () => void | Promise<void> } | { retryAfter: number };
export type RateLimit = {
  /** Counts a message. Returns a function that undoes this, or the seconds to wait when the limit is reached. */
  take: (visitor: string) => RateLimitResult | Promise<RateLimitResult>;
};

/** Counts each visitor's messages of this hour in memory only, so that no address is stored. */
export function createRateLimit(perHour: number, now: () => number) {
  let counts = new Map<string, number>();
  let end = now() + hour;

  return {
    take(visitor: string): RateLimitResult {
      if (now() >= end) {
        counts = new Map();
        end = now() + hour;
      }
      const ofThisHour = counts;
      const count = ofThisHour.get(visitor) ?? 0;
      if (perHour > 0 && count >= perHour) return { retryAfter: Math.ceil((end - now()) / 1000) };
      ofThisHour.set(visitor, count + 1);
      return { giveBack: () => void ofThisHour.set(visitor, (ofThisHour.get(visitor) ?? 1) - 1) };
    },
  };
}
