import { randomUUID } from 'node:crypto';
import { parse } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { noPhotoDrawing } from '../site/pictures/drawnPictures.ts';
import { checkPicture } from '../ssg/assets/pictures/checkPicture.ts';
import { type PictureField, pictureFields, pictureFilesIn } from '../ssg/assets/pictures/slots.ts';
import { ContentError, loadContents } from '../ssg/content/content.ts';
import { ContentFiles, translationsOf } from './contentFiles.ts';
import { brandMarkId, languageOf, type PictureChange } from './protocol.ts';
import { checkAndWrite } from './undo.ts';

export const imagesFolder = 'content/images';
/** More than the widest published picture, far less than a camera makes. */
const maxSidePx = 2400;

export async function changePicture({ id, file }: PictureChange): Promise<void> {
  if (id === brandMarkId) return changeBrandMark(file);
  const language = languageOf(id) ?? '';
  const content = loadContents().get(language);
  const fields = content ? pictureFields(content) : [];
  const field = fields.find(({ fileName, path }) => [`${language}/${fileName}`, ...path].join('.') === id);
  if (!field) throw new ContentError(`${id} is no picture`);
  // The owner may save a text while normalized() runs, so ContentFiles reads the files afterwards.
  const photograph = file && (await normalized(Buffer.from(file, 'base64'), field));
  const files = new ContentFiles();
  let newName = field.drawingNames.includes(field.name) ? field.name : field.defaultDrawing;
  const isInList = field.path.some(Number.isInteger);
  const needsOwnName =
    field.name === noPhotoDrawing || (isInList && fields.filter((each) => each.name === field.name).length > 1);
  if (photograph) newName = needsOwnName ? `photo-${randomUUID().slice(0, 8)}` : field.name;
  if (newName !== field.name) for (const fieldId of [id, ...translationsOf(id)]) files.setField(fieldId, newName);
  for (const oldFile of pictureFilesIn(imagesFolder)) // The extension of a replaced photograph may differ.
    if (parse(oldFile).name === (photograph ? newName : field.name)) files.set(`${imagesFolder}/${oldFile}`, undefined);
  if (photograph) files.set(`${imagesFolder}/${newName}${photograph.extension}`, photograph.bytes);
  checkAndWrite(files, id);
}

/** rotate() turns the photograph upright by the camera's metadata, which sharp then removes. */
async function normalized(source: Buffer, { slot }: PictureField): Promise<{ bytes: Buffer; extension: string }> {
  const { isLossless } = await checkPicture('This file', source, slot);
  const upright = sharp(source).rotate().resize(maxSidePx, maxSidePx, { fit: 'inside', withoutEnlargement: true });
  if (isLossless) return { bytes: await upright.png().toBuffer(), extension: '.png' };
  return { bytes: await upright.jpeg({ quality: 90, mozjpeg: true }).toBuffer(), extension: '.jpg' };
}

function changeBrandMark(file: string | null): void {
  const svg = file && cleanSvg(Buffer.from(file, 'base64').toString());
  checkAndWrite(new ContentFiles([[`${imagesFolder}/mark.svg`, svg ? Buffer.from(svg) : undefined]]), 'facts.brand');
}

/** Redraws the SVG from its shapes only: no script, style, link or font of the file is left. */
function cleanSvg(svg: string): string {
  if (!svg.includes('<svg')) throw new ContentError('This file is no SVG. Export the drawing as SVG');
  const drawing = new Resvg(svg, { font: { loadSystemFonts: false } });
  const [, shapes = ''] = /<svg[^>]*>(.*)<\/svg>/s.exec(drawing.toString()) ?? [];
  if (!/<path/.test(shapes) || /<image/.test(shapes))
    throw new ContentError(
      'The brand’s mark has to be drawn of shapes alone. Turn words into outlines and export it again',
    );
  const scaled = `<svg viewBox="0 0 ${drawing.width} ${drawing.height}" width="32" height="32">${shapes.replace(/>\s+</g, '><').trim()}</svg>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${scaled}</svg>\n`;
}
