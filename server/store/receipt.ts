import { randomInt } from 'node:crypto';

// 0, O, 1, I, L and U are left out, because they are easily confused when somebody reads a receipt aloud.
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** One of 30^8 receipts. If it is already in use, storing fails and the visitor's form tries again. */
export function newReceipt(): string {
  const half = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${half()}-${half()}`;
}
