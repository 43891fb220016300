import type { Messages } from '../store/messages.ts';
import type { Log } from './log.ts';

const hour = 3_600_000;
/** More messages an hour than this are a rush. 15 visitors who all reach their rate limit send as many. */
const rushThreshold = 300;

export const isRush = async (messages: Messages, now: number): Promise<boolean> =>
  (await messages.countSince(now - hour, rushThreshold + 1)) > rushThreshold;

export function createRushLog(messages: Messages, now: () => number, log: Log): () => Promise<void> {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - loggedAt < hour || !(await isRush(messages, now()))) return;
    loggedAt = performance.now();
    log('warn', 'rush', {
      hint: `More than ${rushThreshold} messages came within an hour. They are delivered all the same.`,
    });
  };
}
