import type { Log } from './log.ts';
import type { Messages } from './store/messages.ts';

const day = 86_400_000;

/** Deletes what is older than promised, at once and every hour. */
export function startRetention(parts: { messages: Messages; keepDays: number; now: () => number; log: Log }) {
  const { messages, keepDays, now, log } = parts;

  async function expire(): Promise<void> {
    try {
      const expired = await messages.expire(now() - keepDays * day);
      if (expired.length > 0) log('info', 'expired', { count: expired.length });
    } catch {
      log('error', 'not-expired');
    }
  }

  const timer = setInterval(expire, 3_600_000);
  return { first: expire(), stop: () => clearInterval(timer) };
}
