import type { Failure } from '../../../contract/contactState.ts';

/** Where the message stands. */
export type Standing =
  | { is: 'open' }
  | { is: 'sending' }
  /** Sends itself after the delay, or as soon as the connection returns. */
  | { is: 'waiting'; why: 'offline' | 'unreachable' | 'notStored'; tries: number; delay: number; trying: boolean }
  /** It was waiting, and then its words were changed: half a sentence must not send itself. */
  | { is: 'changed' }
  | { is: 'failed'; failure: Failure | 'noServer' };

export const isUnderWay = (standing: Standing) =>
  standing.is === 'sending' || (standing.is === 'waiting' && standing.trying);

const longest = 60;

/** 2, 4, 8 ... 60 seconds, a little apart for each visitor, but never sooner than the server asks for. */
export function retryDelay(tries: number, seconds: number): number {
  const backoff = Math.min(2 ** tries, longest) * (0.75 + Math.random() / 2);
  return Math.max(backoff, Math.min(seconds, longest)) * 1000;
}
