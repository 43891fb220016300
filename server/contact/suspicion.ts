import { elapsedField, trapField } from '../../contract/contactState.ts';
import type { Input } from './body.ts';

/** Nobody reads three fields and fills them in within this time; a program does. */
const leastMilliseconds = 1500;

/** Why this may be spam, or ''. It is only a mark: the message is stored, acknowledged and delivered like any other. */
export function suspicion(input: Input): string {
  const trap = input[trapField];
  if (typeof trap === 'string' && trap.trim() !== '') return 'trap';
  const told = input[elapsedField];
  const elapsed =
    typeof told === 'number' || (typeof told === 'string' && told.trim() !== '') ? Number(told) : Number.NaN;
  return elapsed >= 0 && elapsed < leastMilliseconds ? 'fast' : '';
}
