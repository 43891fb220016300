import type { Messages } from '../store/messages.ts';
import type { Log } from './log.ts';

const hour = 3_600_000;
/** Messages an hour for the whole site: what 15 visitors at their limit would send. */
const rushFrom = 300;

export const isRush = async (messages: Messages, now: number): Promise<boolean> =>
  (await messages.countSince(now - hour, rushFrom + 1)) > rushFrom;

export function createRushLog(messages: Messages, now: () => number, log: Log): () => Promise<void> {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - loggedAt < hour || !(await isRush(messages, now()))) return;
    loggedAt = performance.now();
    log('warn', 'rush', {
      hint: `More than ${rushFrom} messages came within an hour. They are delivered all the same.`,
    });
  };
}
