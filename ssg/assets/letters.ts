import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** The characters of the font: U+0000-00FF,U+0131,… */
const { latin } = require('@fontsource-variable/plus-jakarta-sans/unicode.json') as { latin: string };
const isDrawn = new RegExp(`^[${latin.replaceAll(',', '').replaceAll(/(?:U\+)?([\dA-F]+)/g, '\\u{$1}')}]+$`, 'u');

export const allLetters = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code))
  .filter((letter) => isDrawn.test(letter))
  .join('');

/** Emoji, Chinese and the like, which our font lacks: each device shows them in its own font. */
export const missingLetters = (text: string): string[] =>
  [...new Set(Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment))].filter(
    (letter) => !isDrawn.test(letter),
  );

/** Removes those letters for pictures, which would show an empty box for each. */
export const withoutMissing = (text: string) =>
  missingLetters(text).reduce((rest, letter) => rest.replaceAll(letter, ''), text);
