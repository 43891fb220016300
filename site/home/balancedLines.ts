/** Characters that fit in a line of the headline in a window 320 px wide. */
const lineLength = 13;

/** Keeps the longest line as short as possible. */
export function balancedLines(text: string): string[] {
  const words = text.split(/\s+/);
  const lineCount = Math.min(words.length, Math.max(3, Math.ceil(text.length / lineLength)));
  return breakInto(words, lineCount);
}

function breakInto(words: string[], lineCount: number): string[] {
  if (lineCount === 1) return [words.join(' ')];
  const firstLines = words.slice(0, words.length - lineCount + 1).map((_, index) => words.slice(0, index + 1));
  const candidates = firstLines.map((first) => [
    first.join(' '),
    ...breakInto(words.slice(first.length), lineCount - 1),
  ]);
  const longest = (lines: string[]) => Math.max(...lines.map(({ length }) => length));
  return candidates.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}
