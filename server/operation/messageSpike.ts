import type { Messages } from '../store/messages.ts';
import type { Log } from './log.ts';

const hourMs = 3_600_000;
/** At the default rate limit of 20 messages an hour a spike comes from more than 15 addresses. */
const spikeThreshold = 300;

export const isMessageSpike = async (messages: Messages, now: number): Promise<boolean> =>
  (await messages.countSince(now - hourMs, spikeThreshold + 1)) > spikeThreshold;

export function createSpikeWarning(messages: Messages, now: () => number, log: Log): () => Promise<void> {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - loggedAt < hourMs || !(await isMessageSpike(messages, now()))) return;
    loggedAt = performance.now();
    log('warn', 'message-spike', {
      hint: `More than ${spikeThreshold} messages came within an hour. They are delivered all the same.`,
    });
  };
}
