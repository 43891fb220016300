import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ResvgRenderOptions } from '@resvg/resvg-js';
import { brandLetter, drawnMark } from '../../content/brand.ts';

const font = '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';

/** The font of the letter tile, which stands in the place of a mark that nobody has drawn. */
export async function markFont(): Promise<ResvgRenderOptions> {
  if (drawnMark()) return {};
  const file = join(tmpdir(), `letter-${brandLetter().codePointAt(0)}.ttf`);
  if (!existsSync(file)) {
    const { default: subsetFont } = await import('subset-font');
    const options = { targetFormat: 'sfnt', variationAxes: { wght: 800 } } as const;
    const source = readFileSync(createRequire(import.meta.url).resolve(font));
    // Another process may be making the same.
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, await subsetFont(source, brandLetter(), options));
    renameSync(unfinished, file);
  }
  return { font: { fontFiles: [file], loadSystemFonts: false, defaultFontFamily: 'Plus Jakarta Sans' } };
}
