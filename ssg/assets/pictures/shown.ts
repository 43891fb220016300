import { join, parse } from 'node:path';
import type { Content } from '../../../content/schema.ts';
import { photographsIn } from './folder.ts';
import { type PictureUse, pictureUses } from './slots.ts';

/** The photographs that a page shows, by the name of its words. */
export function photographsShown(contents: readonly Content[], folder: string): Record<PictureUse['kind'], string[]> {
  const uses = contents.flatMap(pictureUses);
  const of = (kind: PictureUse['kind']) =>
    photographsIn(folder)
      .filter((file) => uses.some((use) => use.kind === kind && use.name === parse(file).name))
      .map((file) => join(folder, file));
  return { home: of('home'), about: of('about') };
}
