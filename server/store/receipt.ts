import { randomInt } from 'node:crypto';

// Without 0, O, 1, I, L and U: easy to read out on the phone.
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** One of 30^8. If it is already used, the message is not stored, and the sender tries again. */
export function newReceipt(): string {
  const draw = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${draw()}-${draw()}`;
}
