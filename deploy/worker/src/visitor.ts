import { DurableObject } from 'cloudflare:workers';
import { createHash } from 'node:crypto';
import type { RateLimit } from '../../../server/contact/rateLimit.ts';
import type { Log } from '../../../server/operation/log.ts';
import type { Bindings } from './services.ts';

const hourMs = 3_600_000;
type HourCount = { count: number; end: number };

/** Counts one visitor's messages for an hour from the first. Then the count is deleted. */
export class Visitor extends DurableObject<Bindings> {
  /** Returns how many seconds to wait if the visitor has reached the limit. */
  async count(perHour: number): Promise<number | undefined> {
    const { count, end } = await this.readCount();
    if (count >= perHour) return Math.ceil((end - Date.now()) / 1000);
    await this.ctx.storage.put('hourCount', { count: count + 1, end });
    await this.ctx.storage.setAlarm(end);
    return undefined;
  }

  /** Takes the last message out of the count, because it was not stored. */
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

/** Each visitor has one counter for all of Cloudflare's machines. */
export function createSharedRateLimit({ VISITORS }: Bindings, perHour: number, log: Log): RateLimit {
  const uncounted = { undo: () => {} };
  return {
    async count(rateLimitKey) {
      // 0 means no limit.
      if (perHour === 0) return uncounted;
      // The key, an address, is hashed, so that Cloudflare does not store it.
      const counter = VISITORS.getByName(createHash('sha256').update(rateLimitKey).digest('base64url'));
      try {
        const retryAfterSeconds = await counter.count(perHour);
        return retryAfterSeconds === undefined ? { undo: () => counter.undo() } : { retryAfterSeconds };
      } catch {
        // The limit matters less than a visitor's message, so the message is accepted.
        log('error', 'not-counted');
        return uncounted;
      }
    },
  };
}
