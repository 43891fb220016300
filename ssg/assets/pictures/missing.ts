import { basename, dirname, parse } from 'node:path';
import type { Content } from '../../../content/schema.ts';
import type { Drafts } from '../../content/file.ts';
import { photographsIn } from './folder.ts';
import { type PictureUse, pictureUses } from './slots.ts';

type MissingPicture = Pick<PictureUse, 'kind' | 'path'> & { what: string; cure: string };

/** Fields that name a picture of which there is neither a photograph nor a drawing: an empty place on the page. */
export function missingPictures(content: Content, folder: string, drafts?: Drafts): MissingPicture[] {
  const drafted = [...(drafts?.keys() ?? [])].filter((file) => dirname(file) === folder).map((file) => basename(file));
  const photographs = [...photographsIn(folder), ...drafted].map((file) => parse(file).name);
  return pictureUses(content).flatMap(({ kind, path, name, slot, drawn }) => {
    if (drawn.includes(name) || photographs.includes(name)) return [];
    const what = `there is no picture ${name}, neither a photograph nor a drawing`;
    const cure = `Put ${slot.says} into ${folder} as ${name}.jpg, or take one of these drawings: ${drawn.join(', ')}.`;
    return [{ kind, path, what, cure }];
  });
}
