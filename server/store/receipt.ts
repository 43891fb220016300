import { randomInt } from 'node:crypto';

// Leaves out characters that are easily confused when read aloud.
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

export function newReceipt(): string {
  const half = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${half()}-${half()}`;
}
