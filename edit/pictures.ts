import { hash } from 'node:crypto';
import { parse } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { noPhoto } from '../site/pictures/drawnPictures.ts';
import { checkPicture } from '../ssg/assets/pictures/checkPicture.ts';
import { type PictureUse, pictureFilesIn, pictureUses } from '../ssg/assets/pictures/slots.ts';
import { ContentError, loadContents } from '../ssg/content/content.ts';
import { ContentFiles, translationsOf } from './contentFiles.ts';
import { languageOf, markId, type PictureChange } from './messages.ts';
import { write } from './undo.ts';

export const imagesFolder = 'content/images';
/** The longest side of a stored photograph, in px: above any width that the build makes, far below a camera's. */
const storedSize = 2400;

/** Replaces a drawing by a photograph, or restores the drawing. */
export async function changePicture({ id, file }: PictureChange): Promise<void> {
  if (id === markId) return changeMark(file);
  const language = languageOf(id) ?? '';
  const content = loadContents().get(language);
  const uses = content ? pictureUses(content) : [];
  const use = uses.find(({ fileName, path }) => [`${language}/${fileName}`, ...path].join('.') === id);
  if (!use) throw new ContentError(`${id} is no picture`);
  // Before the files are read, because this takes a second in which another text may be saved.
  const photograph = file && (await normalized(Buffer.from(file, 'base64'), use));
  const files = new ContentFiles();
  // Without a photograph the field names the drawing of its own name or else the last drawing: for people that is noPhoto.
  let name = use.drawingNames.find((each) => each === use.name) ?? use.drawingNames.at(-1) ?? use.name;
  // Items of one list may share a drawing but not a photograph.
  const isShared =
    use.name === noPhoto || (use.path.some(Number.isInteger) && uses.filter((one) => one.name === use.name).length > 1);
  if (photograph) name = isShared ? `photo-${hash('sha256', photograph.bytes).slice(0, 8)}` : use.name;
  if (name !== use.name) for (const each of [id, ...translationsOf(id)]) files.put(each, name);
  for (const old of pictureFilesIn(imagesFolder))
    if (parse(old).name === (photograph ? name : use.name)) files.set(`${imagesFolder}/${old}`, undefined);
  if (photograph) files.set(`${imagesFolder}/${name}${photograph.extension}`, photograph.bytes);
  write(files, id);
}

/** Turns the photograph upright, makes it no larger than needed and removes the camera's metadata. */
async function normalized(source: Buffer, { slot }: PictureUse): Promise<{ bytes: Buffer; extension: string }> {
  const { isLossless } = await checkPicture('This file', source, slot);
  const upright = sharp(source).rotate().resize(storedSize, storedSize, { fit: 'inside', withoutEnlargement: true });
  if (isLossless) return { bytes: await upright.png().toBuffer(), extension: '.png' };
  return { bytes: await upright.jpeg({ quality: 90, mozjpeg: true }).toBuffer(), extension: '.jpg' };
}

/** Replaces the mark by an uploaded SVG or, without a file, by the name's first letter. Undo names the brand. */
function changeMark(file: string | null): void {
  const svg = file && cleanSvg(Buffer.from(file, 'base64').toString());
  write(new ContentFiles([[`${imagesFolder}/mark.svg`, svg ? Buffer.from(svg) : undefined]]), 'facts.brand');
}

/** Redraws the SVG from its shapes only: no script, style, link or font of the file is left. */
function cleanSvg(svg: string): string {
  if (!svg.includes('<svg')) throw new ContentError('This file is no SVG. Export the drawing as SVG');
  const drawing = new Resvg(svg, { font: { loadSystemFonts: false } });
  const [, shapes = ''] = /<svg[^>]*>(.*)<\/svg>/s.exec(drawing.toString()) ?? [];
  if (!/<path/.test(shapes) || /<image/.test(shapes))
    throw new ContentError('A mark has to be drawn of shapes alone. Turn words into outlines and export it again');
  const inner = `<svg viewBox="0 0 ${drawing.width} ${drawing.height}" width="32" height="32">${shapes.replace(/>\s+</g, '><').trim()}</svg>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${inner}</svg>\n`;
}
