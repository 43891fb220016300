import sharp, { type Sharp } from 'sharp';
import { ContentError } from '../../1-content/content.ts';
import { cutAround } from './focus.ts';
import type { Slot } from './slots.ts';

export type Variant = { extension: '.avif' | '.webp' | '.jpg' | '.png'; width: number; height: number; bytes: Buffer };

/** Larger files are refused before they are decoded, so that no picture can take all of the machine's memory. */
const mostPixels = 100_000_000;

/**
 * Cuts and scales one photograph into every width and format. Turned upright as its camera says, and written without
 * any of the camera's notes: a phone's photograph says where its owner lives.
 */
export async function variantsOf(file: string, source: Buffer, slot: Slot): Promise<Variant[]> {
  const { width, height, isLossless } = await checked(file, source, slot);
  const { aspect, focus } = slot;
  const cutWidth = aspect ? Math.min(width, Math.round(height * aspect)) : width;
  const widths = slot.widths.filter((wanted) => wanted <= cutWidth);
  const variants: Variant[] = [];
  for (const wanted of widths) {
    const high = Math.round(aspect ? wanted / aspect : (height * wanted) / width);
    const whole = sharp(source, { limitInputPixels: mostPixels }).rotate();
    const cut = aspect && focus ? whole.extract(cutAround(focus, { width, height }, aspect)) : whole;
    const position = aspect && !focus ? sharp.strategy.attention : 'centre';
    const upright = cut.resize(wanted, high, { fit: 'cover', position });
    const size = { width: wanted, height: high };
    variants.push(
      { ...size, extension: '.avif', bytes: await upright.clone().avif({ quality: 60, effort: 3 }).toBuffer() },
      { ...size, extension: '.webp', bytes: await upright.clone().webp({ quality: 80, effort: 4 }).toBuffer() },
    );
    // One size is enough for the few browsers that know neither of the two.
    if (wanted === fallbackWidth(widths)) variants.push({ ...size, ...(await fallback(upright, isLossless)) });
  }
  return variants;
}

/** Its size as it is shown. A file that is broken, or too small for its place, is refused with what to do about it. */
export async function checked(file: string, source: Buffer, { least, says }: Slot) {
  const { width, height, isLossless } = await measured(file, source);
  if (width < least.width || height < least.height)
    throw new ContentError(
      `${file} is ${width} × ${height} pixels, too small for ${says}.\n  Take one of at least ${least.width} × ${least.height} pixels; the original from the camera is best.`,
    );
  return { width, height, isLossless };
}

const fallbackWidth = (widths: readonly number[]) => widths.findLast((width) => width <= 800);

async function fallback(picture: Sharp, isLossless: boolean): Promise<Pick<Variant, 'extension' | 'bytes'>> {
  return isLossless
    ? { extension: '.png', bytes: await picture.clone().png({ palette: true, effort: 4 }).toBuffer() }
    : { extension: '.jpg', bytes: await picture.clone().jpeg({ quality: 80, mozjpeg: true }).toBuffer() };
}

async function measured(file: string, source: Buffer) {
  try {
    const image = sharp(source, { limitInputPixels: mostPixels });
    // Reading every pixel finds the half of a file that a broken upload leaves.
    await image.stats();
    const { autoOrient, format } = await image.metadata();
    return { ...autoOrient, isLossless: format === 'png' };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new ContentError(
      `${file} cannot be read as a picture (${reason}).\n  Open it in a photo program and save it again as JPEG or PNG, below 100 megapixels.`,
    );
  }
}
