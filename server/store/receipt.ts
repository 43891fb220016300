import { randomInt } from 'node:crypto';

// Without 0, O, 1, I, L and U: easy to read out on the phone.
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** One of 30^8. A message whose receipt is taken is not stored, and sent again by whoever sends it. */
export function newReceipt(): string {
  const draw = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${draw()}-${draw()}`;
}
