const hour = 3_600_000;
const mostVisitors = 50_000;

type Taken = { ok: true; giveBack: () => void | Promise<void> } | { ok: false; retryAfter: number };
export type RateLimit = {
  take: (visitor: string) => Taken | Promise<Taken>;
};

/** Limits messages in any hour. In the memory of each server, so that no address is stored. */
export function createRateLimit(perHour: number, now: () => number) {
  const taken = new Map<string, number[]>();

  function giveBack(visitor: string, at: number): void {
    const times = taken.get(visitor) ?? [];
    const place = times.indexOf(at);
    if (place >= 0) times.splice(place, 1);
  }

  return {
    take(visitor: string): Taken {
      if (perHour === 0) return { ok: true, giveBack: () => {} };
      const at = now();
      const recent = (taken.get(visitor) ?? []).filter((time) => time > at - hour);
      const [oldest] = recent;
      if (oldest !== undefined && recent.length >= perHour) {
        return { ok: false, retryAfter: Math.ceil((oldest + hour - at) / 1000) };
      }
      recent.push(at);
      // Re-inserted last, so that the map's first entry is the least recent visitor.
      taken.delete(visitor);
      taken.set(visitor, recent);
      if (taken.size > mostVisitors) taken.delete(taken.keys().next().value ?? '');
      return { ok: true, giveBack: () => giveBack(visitor, at) };
    },
  };
}
