import type { ContactMessage } from '../../contract/contact.ts';
import { elapsedField, trapField } from '../../contract/contactState.ts';
import type { Input } from './body.ts';
import { quarantineFrom, weigh } from './spam/weigh.ts';

/** Nobody reads the fields and fills them in within this time; a program does. */
const leastMilliseconds = 1500;
/** From here on the owner is told with the mail that it may be spam. */
const markFrom = 1.5;

export type Judged = { suspected: string; quarantined: boolean };
type Seen = {
  input: Input;
  message: ContactMessage;
  /** The form's address carried the token that our pages have. */
  hasToken: boolean;
  /** The proof of work was right, so our script ran in the browser. */
  isProven: boolean;
  /** Links to it are no advertisement. */
  ownHost?: string | undefined;
  repeats: number;
  isFlood: boolean;
};

/** Whether this may be spam, and why. It is stored and acknowledged like any other; quarantine only keeps it from being delivered. */
export function judge({ input, message, hasToken, isProven, ownHost, repeats, isFlood }: Seen): Judged {
  const words = weigh(message, ownHost);
  const found: [string, number][] = [
    ['trap', isFilled(input[trapField]) ? 2 : 0],
    ['fast', isFast(input[elapsedField]) ? 1.5 : 0],
    ['repeated', Math.min(2, repeats)],
    ['flood', isFlood ? 2 : 0],
    ['no page', hasToken ? 0 : 0.25],
    ['no proof', hasToken && !isProven ? 0.25 : 0],
  ];
  // Words that sound like a person excuse no way of sending.
  const weight = found.reduce((sum, [, part]) => sum + part, Math.max(0, words.weight));
  const reasons = [...found.filter(([, part]) => part > 0).map(([reason]) => reason), ...words.reasons];
  return { suspected: weight >= markFrom ? reasons.join(', ') : '', quarantined: weight >= quarantineFrom };
}

const isFilled = (trap: unknown) => typeof trap === 'string' && trap.trim() !== '';

function isFast(told: unknown): boolean {
  if (typeof told !== 'number' && (typeof told !== 'string' || told.trim() === '')) return false;
  return Number(told) >= 0 && Number(told) < leastMilliseconds;
}
