import { codeOf } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import type { Log } from './log.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const keepSpamDays = 30;

type Options = { store: Pick<Store, 'messages'>; keepDays: number; now: () => number; log: Log };

export async function deleteExpired({ store: { messages }, keepDays, now, log }: Options): Promise<void> {
  try {
    const expired = await messages.deleteReceivedBefore(now() - keepDays * dayMs);
    const spam = await messages.deleteSpamReceivedBefore(now() - keepSpamDays * dayMs);
    const count = expired.length + spam.length;
    if (count > 0) log('info', 'expired', { count });
  } catch (error) {
    log('error', 'not-deleted', { code: codeOf(error) });
  }
}

export function startRetention(options: Options) {
  const timer = setInterval(() => void deleteExpired(options), hourMs);
  return { firstRun: deleteExpired(options), stop: () => clearInterval(timer) };
}
