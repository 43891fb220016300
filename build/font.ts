import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { Content } from '../content/schema.ts';

const require = createRequire(import.meta.url);

export const fontFile = () =>
  require.resolve('@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2');

/** Everything on a keyboard, so that what a visitor types into the form looks like the rest. */
const keyboard = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));

/** One variable file with just the weights and glyphs that the content uses. */
export function subsetForContent(contents: Content[]): Promise<Buffer> {
  return subsetFont(readFileSync(fontFile()), keyboard + JSON.stringify(contents), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 800 } },
  });
}

/** The system's fonts, stretched to the web font's metrics: the text does not move when the font arrives. */
const fallback = `@font-face{font-family:"Jakarta Fallback";src:local("Arial"),local("Liberation Sans"),local("Roboto");size-adjust:104%;ascent-override:99.8%;descent-override:21.3%;line-gap-override:0%}`;

export const fontFaces = (url: string) =>
  `@font-face{font-family:Jakarta;src:url(${url}) format("woff2");font-weight:400 800;font-display:swap}${fallback}`;
