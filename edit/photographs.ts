import { parse } from 'node:path';
import sharp from 'sharp';
import { noPhoto } from '../site/pictures/drawn.ts';
import { type PictureUse, photographsIn, pictureUses } from '../ssg/assets/pictures/slots.ts';
import { checkPicture } from '../ssg/assets/pictures/variants.ts';
import { loadContents } from '../ssg/content/content.ts';
import { Drafts, Refused, translationsOf } from './drafts.ts';
import { changeMark } from './mark.ts';
import { markId, type PictureChange } from './messages.ts';
import { writeDrafts } from './save.ts';

export const folder = 'content/images';
/** Wider than any width that the build makes, and far smaller than a camera's picture. */
const maxWidth = 2400;

/** Replaces a drawing by a photograph, or restores the drawing. */
export async function changePicture({ id, file }: PictureChange): Promise<void> {
  if (id === markId) return changeMark(file);
  const language = id.split('/')[0] ?? '';
  const content = loadContents().get(language);
  const uses = content ? pictureUses(content) : [];
  const use = uses.find(({ fileName, path }) => [`${language}/${fileName}`, ...path].join('.') === id);
  if (!use) throw new Refused(`${id} is no picture.`);
  const drafts = new Drafts();
  const name = file ? nameFor(use, uses) : drawingFor(use);
  if (name !== use.name) for (const each of [id, ...translationsOf(id)]) drafts.put(each, name);
  for (const old of photographsIn(folder))
    if (parse(old).name === (file ? name : use.name)) drafts.binaries.set(`${folder}/${old}`, undefined);
  if (file) {
    const { bytes, extension } = await normalized(Buffer.from(file, 'base64'), use);
    drafts.binaries.set(`${folder}/${name}${extension}`, bytes);
  }
  writeDrafts(drafts, id);
}

/** Without a drawing of this name the last one is taken, which is the neutral one of people. */
const drawingFor = ({ name, drawn }: PictureUse) => (drawn.includes(name) ? name : (drawn.at(-1) ?? name));

/** Items of one list may share a drawing but not a photograph, so a photograph gets its own name. */
function nameFor({ name, path }: PictureUse, uses: PictureUse[]): string {
  const isItem = path.some((part) => typeof part === 'number');
  if (!isItem || (name !== noPhoto && uses.filter((one) => one.name === name).length < 2)) return name;
  let count = 2;
  while (uses.some((one) => one.name === `${name}-${count}`)) count += 1;
  return `${name}-${count}`;
}

/** Turns the photograph upright, makes it no larger than needed and removes the camera's metadata. */
async function normalized(source: Buffer, { slot }: PictureUse): Promise<{ bytes: Buffer; extension: string }> {
  const { isLossless } = await checkPicture('This file', source, slot);
  const upright = sharp(source).rotate().resize(maxWidth, maxWidth, { fit: 'inside', withoutEnlargement: true });
  if (isLossless) return { bytes: await upright.png().toBuffer(), extension: '.png' };
  return { bytes: await upright.jpeg({ quality: 90, mozjpeg: true }).toBuffer(), extension: '.jpg' };
}
