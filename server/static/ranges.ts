/** First and last byte, both included. */
export type ByteRange = { first: number; last: number };

/** More parts than any reader of ours needs; beyond it the whole file is the answer. */
const mostRanges = 10;

/**
 * Reads a Range header (RFC 9110, 14.2). 'whole' means: answer as if it weren't there, which the RFC allows for ranges
 * that are malformed, of another unit, too many, or that overlap so that they ask for more than the file.
 */
export function parseRanges(header: string, size: number): ByteRange[] | 'whole' | 'unsatisfiable' {
  const set = /^bytes=(.+)$/i.exec(header)?.[1];
  if (set === undefined) return 'whole';
  const parts = set.split(',', mostRanges + 1).map((part) => part.trim());
  if (parts.length > mostRanges) return 'whole';

  const ranges: ByteRange[] = [];
  let total = 0;
  for (const part of parts) {
    const digits = /^(\d{0,15})-(\d{0,15})$/.exec(part);
    if (!digits || part === '-') return 'whole';
    const [, first = '', last = ''] = digits;
    if (first !== '' && last !== '' && Number(first) > Number(last)) return 'whole';
    const range =
      first === ''
        ? { first: Math.max(0, size - Number(last)), last: size - 1 }
        : { first: Number(first), last: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
    if (range.first > range.last) continue;
    total += range.last - range.first + 1;
    ranges.push(range);
  }
  if (ranges.length === 0) return 'unsatisfiable';
  return total > size ? 'whole' : ranges;
}
