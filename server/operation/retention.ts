import { codeOf } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import type { Log } from './log.ts';

const hour = 3_600_000;
const day = 24 * hour;
const spamDays = 30;

type Parts = { store: Pick<Store, 'messages' | 'timestamps'>; keepDays: number; now: () => number; log: Log };

/**
 * Deletes old messages, once an hour. If the clock is wrong, messages look too old, so the time used here advances by at
 * most two hours at each run. After days without a server it also catches up in steps of two hours.
 */
export async function expireOld({ store: { messages, timestamps }, keepDays, now, log }: Parts): Promise<void> {
  try {
    const at = now();
    const { retention = at } = await timestamps.read();
    const time = Math.min(at, retention + 2 * hour);
    await timestamps.write('retention', time);
    if (at - time > day) log('warn', 'clock-jumped', { hint: 'Old messages are deleted late. Is the clock right?' });
    const expired = await messages.expire(time - keepDays * day);
    const spam = await messages.expireSpam(time - spamDays * day);
    const count = expired.length + spam.length;
    if (count > 0) log('info', 'expired', { count });
  } catch (error) {
    log('error', 'not-expired', { code: codeOf(error) });
  }
}

export function startRetention(parts: Parts) {
  const timer = setInterval(() => void expireOld(parts), hour);
  return { first: expireOld(parts), stop: () => clearInterval(timer) };
}
