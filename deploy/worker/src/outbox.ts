import { DurableObject } from 'cloudflare:workers';
import { createHash } from 'node:crypto';
import { createAttempt } from '../../../server/delivery/attempt.ts';
import { codeOf } from '../../../server/store/database.ts';
import { type Bindings, createServices, log } from './services.ts';

/** Longer than `timeLimitMs`, so that no claim expires during a delivery. */
const claimMs = 45_000;
/** Of one delivery, as docs/operations.md promises. */
const timeLimitMs = 40_000;
/** A worker may have six open connections, and D1 needs some of them. */
const maxParallelDeliveries = 4;
const delayToNextAlarmMs = 1000;

export class Outbox extends DurableObject<Bindings> {
  private runningDeliveries = 0;
  private readonly services = createServices(this.env);

  async wake(): Promise<void> {
    await this.setAlarmBy(Date.now());
  }

  override async alarm(): Promise<void> {
    if (!this.services.deliver) return;
    try {
      await this.retryUnderNewSettings();
      await this.startDueDeliveries();
      const due = await this.services.store.outbox.nextDue();
      if (due !== undefined) await this.setAlarmBy(Math.max(due, Date.now() + delayToNextAlarmMs));
    } catch (error) {
      log('error', 'outbox-not-read', { code: codeOf(error) });
      await this.setAlarmBy(Date.now() + 5 * delayToNextAlarmMs);
    }
  }

  private async startDueDeliveries(): Promise<void> {
    const { store, deliver } = this.services;
    const freeSlots = maxParallelDeliveries - this.runningDeliveries;
    if (freeSlots === 0 || !deliver) return;
    const attempt = createAttempt({ outbox: store.outbox, deliver, now: Date.now, log, timeLimitMs });
    const now = Date.now();
    for (const message of await store.outbox.claim({ now, until: now + claimMs, maxCount: freeSlots })) {
      this.runningDeliveries++;
      this.ctx.waitUntil(
        attempt(message).finally(() => {
          this.runningDeliveries--;
          return this.wake();
        }),
      );
    }
  }

  private async retryUnderNewSettings(): Promise<void> {
    const { settings, store } = this.services;
    const hash = createHash('sha256').update(JSON.stringify(settings.delivery)).digest('base64url');
    if ((await this.ctx.storage.get('settings')) === hash) return;
    await store.outbox.retryRefused(Date.now());
    await this.ctx.storage.put('settings', hash);
  }

  /** A Durable Object has only one alarm. */
  private async setAlarmBy(time: number): Promise<void> {
    const currentAlarm = await this.ctx.storage.getAlarm();
    if (currentAlarm === null || currentAlarm > time) await this.ctx.storage.setAlarm(time);
  }
}
