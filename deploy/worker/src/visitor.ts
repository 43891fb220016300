import { DurableObject } from 'cloudflare:workers';
import { createHash } from 'node:crypto';
import type { RateLimit } from '../../../server/contact/rateLimit.ts';
import type { Log } from '../../../server/operation/log.ts';
import type { Bindings } from './bindings.ts';

const hour = 3_600_000;
const times = 'times';

/** One visitor's messages of the last hour: when, and nothing else. It forgets itself an hour after the last one. */
export class Visitor extends DurableObject<Bindings> {
  async take(perHour: number): Promise<{ at: number } | { retryAfter: number }> {
    const at = Date.now();
    const recent = (await this.taken()).filter((time) => time > at - hour);
    const [oldest] = recent;
    if (oldest !== undefined && recent.length >= perHour) return { retryAfter: Math.ceil((oldest + hour - at) / 1000) };
    await this.ctx.storage.put(times, [...recent, at]);
    await this.ctx.storage.setAlarm(at + hour);
    return { at };
  }

  async giveBack(at: number): Promise<void> {
    const taken = await this.taken();
    const place = taken.indexOf(at);
    if (place >= 0) await this.ctx.storage.put(times, taken.toSpliced(place, 1));
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  private async taken(): Promise<number[]> {
    return (await this.ctx.storage.get<number[]>(times)) ?? [];
  }
}

export function createSharedRateLimit({ VISITORS }: Bindings, perHour: number, log: Log): RateLimit {
  const free = { ok: true as const, giveBack: () => {} };
  return {
    async take(visitor) {
      if (perHour === 0) return free;
      const limit = VISITORS.getByName(createHash('sha256').update(visitor).digest('base64url'));
      try {
        const taken = await limit.take(perHour);
        if ('retryAfter' in taken) return { ok: false, retryAfter: taken.retryAfter };
        return { ok: true, giveBack: () => limit.giveBack(taken.at) };
      } catch {
        // Better a message too many than one refused because we cannot count.
        log('error', 'not-counted');
        return free;
      }
    },
  };
}
