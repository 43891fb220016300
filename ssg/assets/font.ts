import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Content } from '../../content/schema.ts';
import { readCached } from '../lib/cache.ts';

const require = createRequire(import.meta.url);

export const fontFile = () =>
  require.resolve('@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2');

const { latin } = require('@fontsource-variable/plus-jakarta-sans/unicode.json') as { latin: string };
/** CSS writes the characters as U+0000-00FF,U+0131,… This becomes ^[\u{0000}-\u{00FF}\u{0131}…]+$ */
const supportedText = new RegExp(`^[${latin.replaceAll(',', '').replaceAll(/(?:U\+)?([\dA-F]+)/g, '\\u{$1}')}]+$`, 'u');

export const fontCharacters = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code))
  .filter((character) => supportedText.test(character))
  .join('');

/** A share card would show an empty box for each missing character, such as an emoji. */
export const withoutMissingCharacters = (text: string) =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    .filter((character) => supportedText.test(character))
    .join('');

/** Always part of the web font, for text that visitors type into the form. */
const printableAscii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
const weights = { min: 400, max: 800 };

export function subsetForContent(contents: Content[]): Promise<Buffer> {
  const characters = [...new Set(printableAscii + JSON.stringify(contents))].sort().join('');
  const font = readFileSync(fontFile());
  return readCached(`characters ${characters}`, font, async () => {
    const { default: subsetFont } = await import('subset-font');
    return subsetFont(font, characters, { targetFormat: 'woff2', variationAxes: { wght: weights } });
  });
}

export const fontMetrics = { ascent: 1.038, descent: 0.222 };

/** Common system fonts, and by what factor the site's texts are wider in Plus Jakarta Sans, regular and bold. */
const fallbacks = [
  { name: 'Arial', local: ['Arial', 'Liberation Sans', 'Helvetica'], regular: 1.05, bold: 1.012 },
  { name: 'Roboto', local: ['Roboto', 'Roboto Regular'], regular: 1.059, bold: 1.08 },
  { name: 'DejaVu', local: ['DejaVu Sans'], regular: 0.922, bold: 0.86 },
  { name: 'Noto', local: ['Noto Sans', 'Noto Sans Regular'], regular: 0.988, bold: 0.985 },
];

const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;

function fallbackFace(name: string, weight: string, local: string[], stretch: number): string {
  const source = local.map((font) => `local("${font}")`).join();
  const { ascent, descent } = fontMetrics;
  return `@font-face{font-family:"Jakarta ${name}";src:${source};font-weight:${weight};size-adjust:${percent(stretch)};ascent-override:${percent(ascent / stretch)};descent-override:${percent(descent / stretch)};line-gap-override:0%}`;
}

export const fallbackFaces = fallbacks
  .map(({ name, local, regular, bold }) => {
    // local() needs a face's full name: that of Roboto's bold face is Roboto Bold, not Roboto Regular Bold.
    const boldNames = local.filter((font) => !font.endsWith(' Regular')).map((font) => `${font} Bold`);
    return fallbackFace(name, '400 500', local, regular) + fallbackFace(name, '600 800', boldNames, bold);
  })
  .join('');

/** Part of the deferred styles, because requesting the font earlier would delay the first paint. */
export const webFontFace = (url: string) =>
  `@font-face{font-family:Jakarta;src:url(${url}) format("woff2");font-weight:${weights.min} ${weights.max};font-display:swap}`;
