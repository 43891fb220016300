const first = 1000;
const longest = 15 * 60_000;

/** Twice as long each time, up to 15 minutes; jitter keeps a crowd of messages from returning at one moment. */
export function backoff(attempts: number, random: () => number = Math.random): number {
  const full = Math.min(longest, first * 2 ** Math.min(attempts - 1, 30));
  return Math.round(full / 2 + (random() * full) / 2);
}
