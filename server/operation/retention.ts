import { codeOf } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import type { Log } from './log.ts';

const hour = 3_600_000;
const day = 24 * hour;
const spamDays = 30;

type Options = { store: Pick<Store, 'messages' | 'timestamps'>; keepDays: number; now: () => number; log: Log };

/**
 * Deletes old messages, once an hour. Compares their age not with the clock, which may be wrong, but with a time that
 * advances by at most two hours at each run. After days without a server this time catches up in steps of two hours.
 */
export async function deleteExpired({ store: { messages, timestamps }, keepDays, now, log }: Options): Promise<void> {
  try {
    const at = now();
    const { retention: lastTime = at } = await timestamps.read();
    const time = Math.min(at, lastTime + 2 * hour);
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

export function startRetention(options: Options) {
  const timer = setInterval(() => void deleteExpired(options), hour);
  return { firstRun: deleteExpired(options), stop: () => clearInterval(timer) };
}
