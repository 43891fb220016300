import { readFileSync } from 'node:fs';
import { extname, join, parse } from 'node:path';
import type { Content } from '../../../content/schema.ts';
import type { Pictures } from '../../../site/assets.ts';
import { ContentError } from '../../content/content.ts';
import type { Issue } from '../../content/contentFile.ts';
import { addAsset, type Files } from '../../lib/publishedFiles.ts';
import { pictureError } from './checkPicture.ts';
import { pictureFilesIn, pictureSlots, type Slot } from './slots.ts';
import { variantsOf } from './variants.ts';

const extensions = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];

export async function makePictures(
  contents: readonly Content[],
  files: Files,
  folder = 'content/images',
): Promise<Pictures> {
  const slots = pictureSlots(contents);
  const pictures: Pictures = {};
  const pathByName = new Map<string, string>();
  const issues: Issue[] = [];
  for (const file of pictureFilesIn(folder)) {
    const name = parse(file).name;
    const path = join(folder, file);
    try {
      const slot = slotOf(path, name, slots);
      const other = pathByName.get(name);
      if (other) throw pictureError(path, `has the same name as ${other}: ${name}.`, 'Keep one and remove the other.');
      pathByName.set(name, path);
      const { avif, fallback } = await variantsOf(path, readFileSync(path), slot);
      const { extension, bytes, ...size } = fallback;
      const srcset = avif.map((each) => `${addAsset(files, name, '.avif', each.bytes)} ${each.width}w`);
      pictures[name] = { src: addAsset(files, name, extension, bytes), ...size, avifSrcset: srcset.join(', ') };
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      issues.push(...error.issues);
    }
  }
  if (issues.length > 0) throw new ContentError(issues);
  return pictures;
}

export const checkPictures = (contents: readonly Content[], folder?: string) =>
  makePictures(contents, new Map(), folder);

function slotOf(path: string, name: string, slots: Map<string, Slot>): Slot {
  const slot = slots.get(name);
  if (!extensions.includes(extname(path)))
    throw pictureError(path, 'has an extension that is not supported.', `Save it as ${name}.jpg or ${name}.png.`);
  if (slot) return slot;
  const knownNames = [...slots.keys()].sort().join(', ');
  throw pictureError(path, 'has a name that no page uses.', `Name it after one of these: ${knownNames}.`);
}
