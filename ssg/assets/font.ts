import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Content } from '../../content/schema.ts';
import { cached } from '../lib/cache.ts';

const require = createRequire(import.meta.url);

export const fontFile = () =>
  require.resolve('@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2');

/** Everything on a keyboard, so that what a visitor types into the form looks like the rest. */
const keyboard = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));

/** One variable file with just the weights and glyphs that the content uses. */
export function subsetForContent(contents: Content[]): Promise<Buffer> {
  const glyphs = [...new Set(keyboard + JSON.stringify(contents))].sort().join('');
  const font = readFileSync(fontFile());
  return cached(`glyphs ${glyphs}`, font, async () => {
    const { default: subsetFont } = await import('subset-font');
    return subsetFont(font, glyphs, { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 800 } } });
  });
}

const metrics = { ascent: 1.038, descent: 0.222 };

/** How much wider our font is than each system font: Arial as most first paragraphs break alike, Roboto on 220 characters. */
const standIns = [
  { family: 'Jakarta Arial', weight: '400 500', local: ['Arial', 'Liberation Sans'], stretch: 1.055 },
  { family: 'Jakarta Arial', weight: '600 800', local: ['Arial Bold', 'Liberation Sans Bold'], stretch: 1.02 },
  { family: 'Jakarta Roboto', weight: '400 500', local: ['Roboto'], stretch: 1.046 },
  { family: 'Jakarta Roboto', weight: '600 800', local: ['Roboto Bold'], stretch: 1.085 },
];

const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;

/** The web font, and the system's fonts stretched to its metrics, so that no text moves when it arrives. */
export const fontFaces = (url: string) =>
  `@font-face{font-family:Jakarta;src:url(${url}) format("woff2");font-weight:400 800;font-display:fallback}${standIns
    .map(({ family, weight, local, stretch }) => {
      const source = local.map((name) => `local("${name}")`).join();
      const { ascent, descent } = metrics;
      return `@font-face{font-family:"${family}";src:${source};font-weight:${weight};size-adjust:${percent(stretch)};ascent-override:${percent(ascent / stretch)};descent-override:${percent(descent / stretch)};line-gap-override:0%}`;
    })
    .join('')}`;
