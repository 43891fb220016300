import { randomInt } from 'node:crypto';

// No 0, O, 1, I, L or U: it can be read out over the phone, and spells nothing.
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Eight of thirty characters: 650 thousand million; the store draws again on the rare collision. */
export function newReceipt(): string {
  const draw = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${draw()}-${draw()}`;
}
