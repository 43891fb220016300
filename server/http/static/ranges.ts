/** First and last byte, both included. */
type ByteRange = { first: number; last: number };

/**
 * Reads a Range header (RFC 9110, 14.2). 'whole' means: answer as if it weren't there, which the RFC allows for every
 * range; so it is for several at once, which no browser asks of files like ours.
 */
export function parseRange(header: string, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header) ?? [];
  if (first === '' && last === '') return 'whole';
  if (first !== '' && last !== '' && Number(first) > Number(last)) return 'whole';
  const range =
    first === ''
      ? { first: Math.max(0, size - Number(last)), last: size - 1 }
      : { first: Number(first), last: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
  return range.first > range.last ? 'unsatisfiable' : range;
}
