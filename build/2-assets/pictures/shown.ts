import { extname } from 'node:path';
import type { Content } from '../../../content/schema.ts';
import { photographsIn } from './folder.ts';
import { type PictureUse, pictureUses } from './slots.ts';

/** The photographs that a page shows, by the name of its words. */
export function photographsShown(contents: readonly Content[], folder: string): Record<PictureUse['kind'], string[]> {
  const uses = contents.flatMap(pictureUses);
  const photographs = photographsIn(folder).map((file) => ({
    path: `${folder}/${file}`,
    name: file.slice(0, -extname(file).length),
  }));
  const of = (kind: PictureUse['kind']) => {
    const names = new Set(uses.filter((use) => use.kind === kind).map(({ name }) => name));
    return photographs.filter(({ name }) => names.has(name)).map(({ path }) => path);
  };
  return { home: of('home'), about: of('about') };
}
