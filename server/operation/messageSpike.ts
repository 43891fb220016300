import type { Messages } from '../store/messages.ts';
import type { Log } from './log.ts';

const hourMs = 3_600_000;
/** Messages in an hour. The default rate limit is 20 for each IP address, so more than 15 addresses are sending: perhaps spam. */
const spikeThreshold = 300;

export const isMessageSpike = async (messages: Messages, now: number): Promise<boolean> =>
  (await messages.countSince(now - hourMs, spikeThreshold + 1)) > spikeThreshold;

export function createSpikeWarning(messages: Messages, now: () => number, log: Log): () => Promise<void> {
  // In performance.now()'s time, because somebody may change the system clock, which now() reads.
  let loggedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - loggedAt < hourMs || !(await isMessageSpike(messages, now()))) return;
    loggedAt = performance.now();
    log('warn', 'message-spike', {
      hint: `More than ${spikeThreshold} messages came within an hour. They are delivered all the same.`,
    });
  };
}
