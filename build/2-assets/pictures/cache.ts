import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeAtomically } from '../../4-hosts/compress.ts';
import type { Slot } from './slots.ts';
import { type Variant, variantsOf } from './variants.ts';

const folder = 'node_modules/.cache/pictures';
/** Raise it when variants.ts changes what it writes. */
const recipe = 1;

/** Encoding AVIF takes seconds, so what was made once is kept, by everything that decides the result. */
export async function cachedVariantsOf(file: string, source: Buffer, slot: Slot, cache = folder): Promise<Variant[]> {
  const key = createHash('sha256')
    .update(JSON.stringify([recipe, sharp.versions, slot]))
    .update(source)
    .digest('hex')
    .slice(0, 32);
  const kept = join(cache, key);
  const whole = join(kept, 'whole');
  if (existsSync(whole)) return readdirSync(kept).filter(isVariant).sort(byName).map(read);

  const variants = await variantsOf(file, source, slot);
  mkdirSync(kept, { recursive: true });
  for (const variant of variants) writeAtomically(join(kept, nameOf(variant)), variant.bytes);
  writeAtomically(whole, '');
  return variants.sort((one, other) => byName(nameOf(one), nameOf(other)));

  function read(name: string): Variant {
    const [, width, height, extension] = pattern.exec(name) ?? [];
    return {
      width: Number(width),
      height: Number(height),
      extension: extension as Variant['extension'],
      bytes: readFileSync(join(kept, name)),
    };
  }
}

const pattern = /^(\d+)x(\d+)(\.(?:avif|webp|jpg|png))$/;
const isVariant = (name: string) => pattern.test(name);
const nameOf = ({ width, height, extension }: Variant) => `${width}x${height}${extension}`;
const byName = (one: string, other: string) =>
  Number.parseInt(one, 10) - Number.parseInt(other, 10) || one.localeCompare(other);
