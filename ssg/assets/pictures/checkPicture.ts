import sharp from 'sharp';
import { ContentError } from '../../content/content.ts';
import { readCached } from '../../lib/cache.ts';
import type { Slot } from './slots.ts';

/** Larger pictures are refused before decoding, so that none uses up the memory. */
export const maxPixels = 100_000_000;

export const pictureError = (file: string, what: string, fix: string) => new ContentError([{ file, what, fix }]);

export async function checkPicture(file: string, source: Buffer, { minimum, label }: Slot): Promise<PictureInfo> {
  const json = await readCached('picture info', source, () => infoAsJson(source)).catch((error: Error) => {
    throw pictureError(
      file,
      `cannot be read as a picture (${error.message.split('\n')[0]}).`,
      `Open it in a photo program and save it again as JPEG or PNG, below ${maxPixels / 1e6} megapixels.`,
    );
  });
  const info = JSON.parse(String(json)) as PictureInfo;
  const { width, height } = info;
  if (width >= minimum.width && height >= minimum.height) return info;
  throw pictureError(
    file,
    `is ${width} × ${height} pixels, too small for ${label}.`,
    `Take one of at least ${minimum.width} × ${minimum.height} pixels; the original from the camera is best.`,
  );
}

type PictureInfo = { width: number; height: number; isLossless: boolean };

async function infoAsJson(source: Buffer): Promise<Buffer> {
  const image = sharp(source, { limitInputPixels: maxPixels });
  // Reads every pixel, which finds a file that an upload has cut off.
  await image.stats();
  const { autoOrient: uprightSize, format } = await image.metadata();
  return Buffer.from(JSON.stringify({ ...uprightSize, isLossless: format === 'png' }));
}
