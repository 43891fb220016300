import type { Content } from '../content/schema.ts';
import type { Assets } from '../site/assets.ts';
import { addAsset, type Files } from './files.ts';
import { fontFaces, subsetForContent } from './font.ts';
import { qrCode } from './qr.ts';

export type SharedAssets = Omit<Assets, 'css' | 'script'> & { fontCss: string };

/** Makes every file that pages refer to and that is not code: the font, the QR code, the photographs. */
export async function makeAssets(contents: Content[], files: Files): Promise<SharedAssets> {
  const [content] = contents;
  if (!content) throw new Error('There is no language to build: content/schema.ts names none.');
  const font = addAsset(files, 'jakarta', '.woff2', await subsetForContent(contents));
  const store = content.facts.stores.googlePlay.url;
  const qr = store ? addAsset(files, 'qr', '.svg', qrCode(store)) : '';
  return { fontCss: fontFaces(font), qr, pictures: {} };
}
