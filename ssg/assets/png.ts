import { readFileSync } from 'node:fs';
import { cachedFile, readCached } from '../lib/cache.ts';
import { fontCharacters, fontFile } from './font.ts';

export const png = (svg: string, width?: number): Promise<Buffer> =>
  readCached(`PNG ${width ?? ''}`, svg, async () => {
    const { Resvg } = await import('@resvg/resvg-js');
    const fontFiles = svg.includes('<text') ? [await headlineFont()] : [];
    const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Plus Jakarta Sans' };
    const fitTo = width ? ({ mode: 'width', value: width } as const) : ({ mode: 'original' } as const);
    return new Resvg(svg, { font, fitTo }).render().asPng();
  });

/** The font in one weight and without compression: Resvg reads neither WOFF2 nor variable fonts. */
const headlineFont = (): Promise<string> =>
  cachedFile('headline font', readFileSync(fontFile()), async () => {
    const { default: subsetFont } = await import('subset-font');
    const options = { targetFormat: 'sfnt', variationAxes: { wght: 800 } } as const;
    return subsetFont(readFileSync(fontFile()), fontCharacters, options);
  });
