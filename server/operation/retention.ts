import { codeOf } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import type { Log } from './log.ts';

const hour = 3_600_000;
const day = 24 * hour;
const spamDays = 30;
/** After a clock change nothing is deleted for so long, so that somebody can read the log. */
const hold = 7 * day;

type Parts = { store: Pick<Store, 'messages' | 'clock'>; keepDays: number; now: () => number; log: Log };

/**
 * Deletes old messages. Under a wrong clock messages look too old, so after a change of more than a day nothing is
 * deleted for a week. A server that was off for days sees the same change and also deletes a week late.
 */
export async function expireOld({ store: { messages, clock }, keepDays, now, log }: Parts): Promise<void> {
  try {
    const at = now();
    const { seenClock = at, holdUntil: lastHold = 0 } = await clock.read();
    const holdUntil = Math.abs(at - seenClock) > day ? at + hold : lastHold;
    await clock.write('holdUntil', holdUntil);
    await clock.write('seenClock', at);
    if (at < holdUntil) {
      const until = new Date(holdUntil).toISOString();
      log('warn', 'clock-jumped', { until, hint: 'Nothing is deleted for its age until then. Is the clock right?' });
      return;
    }
    const expired = await messages.expire(at - keepDays * day);
    const spam = await messages.expireSpam(at - Math.min(keepDays, spamDays) * day);
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
