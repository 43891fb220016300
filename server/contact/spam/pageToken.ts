import { createHash } from 'node:crypto';

/** Longer than any cache keeps a page that is not built anew. */
const longestAge = 400 * 86_400_000;
const signed = (day: string) => createHash('sha256').update(`page of ${day}`).digest('hex').slice(0, 8);

/** Names a page by the day from which it is. Who posts without having seen the page has none; it proves no more than that. */
export const pageToken = (day: string): string => `${day}.${signed(day)}`;

export function isPageToken(token: string | undefined, now: number): boolean {
  const [, day = '', signature] = /^(\d{4}-\d\d-\d\d)\.(\w+)$/.exec(token ?? '') ?? [];
  const age = now - Date.parse(day);
  return signature === signed(day) && age > -2 * 86_400_000 && age < longestAge;
}
