import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { latin } = require('@fontsource-variable/plus-jakarta-sans/unicode.json') as { latin: string };
/** What the font says it has: U+0000-00FF,U+0131,… */
const ranges = latin.split(',').map((range) => {
  const [from = 0, to = from] = range
    .slice(2)
    .split('-')
    .map((code) => Number.parseInt(code, 16));
  return { from, to };
});
export const allLetters = ranges
  .map(({ from, to }) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at)))
  .join('');
const isThere = (code: number) => ranges.some(({ from, to }) => code >= from && code <= to);

/** Emoji, Chinese and the like, which our font lacks: each device shows them in a font of its own. */
export function missingLetters(text: string): string[] {
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  return [...new Set(letters)].filter((letter) => [...letter].some((part) => !isThere(part.codePointAt(0) ?? 0)));
}
