import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** The font's characters as CSS writes them: U+0000-00FF,U+0131,… */
const { latin } = require('@fontsource-variable/plus-jakarta-sans/unicode.json') as { latin: string };
/** Matches text of these characters only: ^[\u{0000}-\u{00FF}\u{0131}…]+$ */
const inFont = new RegExp(`^[${latin.replaceAll(',', '').replaceAll(/(?:U\+)?([\dA-F]+)/g, '\\u{$1}')}]+$`, 'u');

/** Checks each UTF-16 unit: the font has no character beyond U+FFFF. */
export const fontCharacters = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code))
  .filter((character) => inFont.test(character))
  .join('');

/** Removes characters that the font lacks, such as emoji and Chinese: a picture would show an empty box for each. */
export const withoutMissingCharacters = (text: string) =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    .filter((character) => inFont.test(character))
    .join('');
