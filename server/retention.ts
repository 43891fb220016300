import type { Log } from './log.ts';
import type { Messages } from './store/messages.ts';

const day = 86_400_000;

type Parts = { messages: Messages; keepDays: number; now: () => number; log: Log };

/** Deletes what is older than promised. */
export async function expireOld({ messages, keepDays, now, log }: Parts): Promise<void> {
  try {
    const expired = await messages.expire(now() - keepDays * day);
    if (expired.length > 0) log('info', 'expired', { count: expired.length });
  } catch {
    log('error', 'not-expired');
  }
}

/** At once and every hour; not when the clock has been set forward, by which messages would look older than they are. */
export function startRetention(parts: Parts) {
  const begun = parts.now() - performance.now();
  async function expire(): Promise<void> {
    const jumped = parts.now() - performance.now() - begun;
    if (jumped < day) return expireOld(parts);
    parts.log('warn', 'clock-jumped', { hint: 'Nothing is deleted for its age until the server starts again.' });
  }
  const timer = setInterval(() => void expire(), 3_600_000);
  return { first: expire(), stop: () => clearInterval(timer) };
}
