import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResvgRenderOptions } from '@resvg/resvg-js';
import { brandLetter, drawnMark } from '../../content/brand.ts';
import { cache } from '../lib/cache.ts';
import { fontFile } from './font.ts';

/** The font of the letter tile, which stands in the place of a mark that nobody has drawn. */
export async function markFont(): Promise<ResvgRenderOptions> {
  if (drawnMark()) return {};
  const file = join(cache, `letter-${brandLetter().codePointAt(0)}.ttf`);
  if (!existsSync(file)) {
    const { default: subsetFont } = await import('subset-font');
    const options = { targetFormat: 'sfnt', variationAxes: { wght: 800 } } as const;
    mkdirSync(cache, { recursive: true });
    writeFileSync(file, await subsetFont(readFileSync(fontFile()), brandLetter(), options));
  }
  return { font: { fontFiles: [file], loadSystemFonts: false, defaultFontFamily: 'Plus Jakarta Sans' } };
}
