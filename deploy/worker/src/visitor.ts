import { DurableObject } from 'cloudflare:workers';
import { createHash } from 'node:crypto';
import type { RateLimit } from '../../../server/contact/rateLimit.ts';
import type { Log } from '../../../server/operation/log.ts';
import type { Bindings } from './services.ts';

const hourMs = 3_600_000;
type HourCount = { count: number; end: number };

/** One object for each IPv4 address or IPv6 /64: counts its messages for an hour, then deletes the count. */
export class Visitor extends DurableObject<Bindings> {
  async count(perHour: number): Promise<number | undefined> {
    const { count, end } = await this.readCount();
    if (count >= perHour) return Math.ceil((end - Date.now()) / 1000);
    await this.ctx.storage.put('hourCount', { count: count + 1, end });
    await this.ctx.storage.setAlarm(end);
    return undefined;
  }

  async undo(): Promise<void> {
    const { count, end } = await this.readCount();
    if (count > 0) await this.ctx.storage.put('hourCount', { count: count - 1, end });
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  private async readCount(): Promise<HourCount> {
    const stored = await this.ctx.storage.get<HourCount>('hourCount');
    return stored && stored.end > Date.now() ? stored : { count: 0, end: Date.now() + hourMs };
  }
}

export function createSharedRateLimit({ VISITORS }: Bindings, perHour: number, log: Log): RateLimit {
  const uncounted = { undo: () => {} };
  return {
    async count(rateLimitKey) {
      if (perHour === 0) return uncounted;
      // The key is an IP address or its prefix, which Cloudflare must not store.
      const counter = VISITORS.getByName(createHash('sha256').update(rateLimitKey).digest('base64url'));
      try {
        const retryAfterSeconds = await counter.count(perHour);
        return retryAfterSeconds === undefined ? { undo: () => counter.undo() } : { retryAfterSeconds };
      } catch {
        // The limit matters less than a visitor's message.
        log('error', 'not-counted');
        return uncounted;
      }
    },
  };
}
