import sharp from 'sharp';
import { readCached } from '../../lib/cache.ts';
import { checkPicture, maxPixels } from './checkPicture.ts';
import type { Slot } from './slots.ts';

type Scaled = { width: number; height: number; bytes: Buffer };

/** Metadata is removed, because a phone's photograph contains the place where it was taken. */
export async function variantsOf(file: string, source: Buffer, slot: Slot) {
  const { width, height, isLossless } = await checkPicture(file, source, slot);
  const { aspect } = slot;
  const croppedWidth = aspect ? Math.min(width, Math.round(height * aspect)) : width;
  const widths = slot.widths.filter((each) => each <= croppedWidth);
  const extension = isLossless ? '.png' : '.jpg';
  const scale = async (wantedWidth: number, format: '.avif' | typeof extension): Promise<Scaled> => {
    const wantedHeight = Math.round(aspect ? wantedWidth / aspect : (height * wantedWidth) / width);
    const encode = () => {
      const upright = sharp(source, { limitInputPixels: maxPixels }).rotate();
      const position = aspect ? sharp.strategy.attention : 'centre';
      const resized = upright.resize(wantedWidth, wantedHeight, { fit: 'cover', position });
      // AVIF of quality 60 is smaller than JPEG of 80 and looks the same. AVIF's default effort, 4, takes three times as long.
      if (format === '.avif') return resized.avif({ quality: 60, effort: 3 }).toBuffer();
      if (format === '.png') return resized.png({ palette: true, effort: 4 }).toBuffer();
      return resized.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
    };
    const bytes = await readCached(JSON.stringify({ aspect, wantedWidth, format }), source, encode);
    return { width: wantedWidth, height: wantedHeight, bytes };
  };
  const avif: Scaled[] = [];
  for (const wantedWidth of widths) avif.push(await scale(wantedWidth, '.avif'));
  const fallbackWidth = widths.findLast((each) => each <= 800) ?? width;
  return { avif, fallback: { extension, ...(await scale(fallbackWidth, extension)) } };
}
