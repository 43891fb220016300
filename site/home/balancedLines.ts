/** Letters that fit in a line of the headline at 320 px. */
const lineLength = 13;

/** Breaks a headline into at least three lines, the longest as short as possible. */
export function balancedLines(text: string): string[] {
  const words = text.split(/\s+/);
  const count = Math.min(words.length, Math.max(3, Math.ceil(text.length / lineLength)));
  return shortest(words, count);
}

function shortest(words: string[], count: number): string[] {
  if (count === 1) return [words.join(' ')];
  const firstLines = words.slice(0, words.length - count + 1).map((_, index) => words.slice(0, index + 1));
  const ways = firstLines.map((first) => [first.join(' '), ...shortest(words.slice(first.length), count - 1)]);
  const longest = (lines: string[]) => Math.max(...lines.map(({ length }) => length));
  return ways.reduce((best, way) => (longest(way) < longest(best) ? way : best));
}
