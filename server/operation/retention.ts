import { codeOf } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import type { Log } from './log.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const keepSpamDays = 30;

type Options = { store: Pick<Store, 'messages' | 'lastTaskRuns'>; keepDays: number; now: () => number; log: Log };

/** The clock may be wrong, so age is measured by a stored time, which each hourly run moves by at most two hours. */
export async function deleteExpired({ store: { messages, lastTaskRuns }, keepDays, now, log }: Options): Promise<void> {
  try {
    const clockTime = now();
    const { retention: lastTime = clockTime } = await lastTaskRuns.read();
    const time = Math.min(clockTime, lastTime + 2 * hourMs);
    await lastTaskRuns.write('retention', time);
    if (clockTime - time > dayMs)
      log('warn', 'clock-jumped', {
        hint: 'The clock is over a day ahead. If the server was not stopped for days, correct it, or messages are deleted too early.',
      });
    const expired = await messages.deleteReceivedBefore(time - keepDays * dayMs);
    const spam = await messages.deleteSpamReceivedBefore(time - keepSpamDays * dayMs);
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
