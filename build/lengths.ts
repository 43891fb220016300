import { readFileSync } from 'node:fs';

const tokens = 'site/styles/tokens.css';
const declaration = /(--[\w-]+): ([\d.]+(?:r?em|px));/g;
const lengths = new Map(
  [...readFileSync(tokens, 'utf8').matchAll(declaration)].map(([, name, length]) => [name, length]),
);

/**
 * Writes each length of the tokens where a style uses it: by name, they cost the home page some 120 bytes of its first
 * flight, and the minifier can't add up what it can't see. Colours keep their names, since they change with the scheme.
 */
export const withLengthsInPlace = (css: string, file: string): string =>
  (file.endsWith(tokens) ? css.replace(declaration, '') : css).replace(
    /var\((--[\w-]+)\)/g,
    (use, name: string) => lengths.get(name) ?? use,
  );
