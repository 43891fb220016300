import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';
import sharp from 'sharp';
import { isMap } from 'yaml';
import { languages } from '../content/schema.ts';
import { somebody } from '../site/pictures/drawn.ts';
import { type PictureUse, photographsIn, pictureUses } from '../ssg/assets/pictures/slots.ts';
import { checked } from '../ssg/assets/pictures/variants.ts';
import { loadContents } from '../ssg/content/content.ts';
import { Drafts, placeOf, Refused } from './fields.ts';
import type { PictureChange, Point } from './messages.ts';
import { commit, put } from './writing.ts';
import { opened, written } from './yaml.ts';

export const folder = 'content/images';
/** Wider than any width that the build makes, and far smaller than a camera's picture. */
const widest = 2400;

export const idOf = ({ kind, path }: PictureUse) => [kind, ...path].join('.');
export const wordsOf = (id: string) => id.replace(/\w+$/, 'alt');

function pictureAt(id: string, language: string): { use: PictureUse; uses: PictureUse[] } {
  placeOf(id, language);
  const content = loadContents().get(language);
  const uses = content ? pictureUses(content) : [];
  const use = uses.find((one) => idOf(one) === id);
  if (!use) throw new Refused(`${id} is no picture.`);
  return { use, uses };
}

export const tryPicture = ({ language, id, file }: PictureChange) =>
  checked('This file', Buffer.from(file ?? '', 'base64'), pictureAt(id, language).use.slot);

/** Replaces a drawing by a photograph, or restores the drawing, together with the description. */
export async function changePicture({ language, id, file, focus, alternatives }: PictureChange): Promise<void> {
  const { use, uses } = pictureAt(id, language);
  const drafts = new Drafts();
  const name = file ? nameFor(use, uses) : use.name;
  for (const each of languages) {
    if (name !== use.name) put(drafts, id, each, name);
    const words = alternatives[each]?.trim();
    if (words && drafts.at(wordsOf(id), each) !== undefined) put(drafts, wordsOf(id), each, words);
  }
  if (file !== undefined) await putPhotograph(drafts, name, file, use);
  putFocus(drafts, name, file === null ? undefined : focus);
  commit(drafts, { id: wordsOf(id), language });
}

/** Items of one list may share a drawing but not a photograph, so a photograph gets its own name. */
function nameFor({ name, path }: PictureUse, uses: PictureUse[]): string {
  const isItem = path.some((part) => typeof part === 'number');
  if (!isItem || (name !== somebody && uses.filter((one) => one.name === name).length < 2)) return name;
  let count = 2;
  while (uses.some((one) => one.name === `${name}-${count}`)) count += 1;
  return `${name}-${count}`;
}

/** Replaces the file of this name: upright, no larger than needed, without the camera's metadata. */
async function putPhotograph(drafts: Drafts, name: string, file: string | null, { slot }: PictureUse): Promise<void> {
  for (const old of photographsIn(folder))
    if (parse(old).name === name) drafts.others.set(`${folder}/${old}`, undefined);
  if (file === null) return;
  const source = Buffer.from(file, 'base64');
  const { isLossless } = await checked('This file', source, slot);
  const upright = sharp(source).rotate().resize(widest, widest, { fit: 'inside', withoutEnlargement: true });
  const photograph = await (isLossless ? upright.png() : upright.jpeg({ quality: 90, mozjpeg: true })).toBuffer();
  drafts.others.set(`${folder}/${name}${isLossless ? '.png' : '.jpg'}`, photograph);
}

function putFocus(drafts: Drafts, name: string, focus: Point | undefined): void {
  const file = `${folder}/focus.yaml`;
  const head = '# What must stay in a photograph when it is cut: hundredths from its left and from its top.\n{}\n';
  const focuses = opened(existsSync(file) ? readFileSync(file, 'utf8') : head);
  if (focus) focuses.set(name, focuses.createNode(focus, { flow: true }));
  else focuses.delete(name);
  // One line for each, also where the file began as an empty {}.
  if (isMap(focuses.contents)) focuses.contents.flow = false;
  if (focus || existsSync(file)) drafts.others.set(file, Buffer.from(written(focuses)));
}
