import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, parse } from 'node:path';
import type { PictureKind } from '../../../content/schema/text.ts';
import { type Content, type FileName, fileSchemas } from '../../../content/schema.ts';
import { drawnFeatures, drawnPeople, drawnProducts, noPhotoDrawing } from '../../../site/pictures/drawnPictures.ts';
import type { Drafts } from '../../content/contentFile.ts';
import { eachValue, jsonSchemaOf } from '../../content/jsonSchema.ts';

/** What a photograph must be where it is shown, and the widths in px in which it is published. */
export type Slot = {
  /** Names the picture in messages. */
  label: string;
  /** A screenshot has no `aspect`, because it is not cropped. */
  aspect?: number;
  /** One to three times the width on the page, because screens have one to three pixels for each CSS pixel. */
  widths: readonly number[];
  minimum: { width: number; height: number };
};

const screen: Slot = {
  label: 'a screenshot of the app',
  widths: [400, 640, 800, 1080, 1600],
  minimum: { width: 640, height: 600 },
};
const portrait: Slot = {
  label: 'a team portrait',
  aspect: 4 / 5,
  widths: [320, 480, 640, 960],
  minimum: { width: 640, height: 800 },
};
const face: Slot = {
  label: 'the face beside a testimonial',
  aspect: 1,
  widths: [80, 160, 240],
  minimum: { width: 240, height: 240 },
};

type KindInfo = {
  slot: Slot;
  drawingNames: readonly string[];
  /** Shown when a photograph without a drawing of the same name is removed. */
  defaultDrawing: string;
};

const slotsByKind = {
  feature: { slot: screen, drawingNames: drawnFeatures, defaultDrawing: 'screen-membership' },
  product: { slot: screen, drawingNames: drawnProducts, defaultDrawing: 'screen-host' },
  portrait: { slot: portrait, drawingNames: drawnPeople, defaultDrawing: noPhotoDrawing },
  face: { slot: face, drawingNames: drawnPeople, defaultDrawing: noPhotoDrawing },
} satisfies Record<PictureKind, KindInfo>;

export type PictureField = KindInfo & {
  fileName: FileName;
  path: (string | number)[];
  name: string;
};

export function pictureFields(content: Content): PictureField[] {
  const found: PictureField[] = [];
  // The schema marks a picture's field with the picture's kind.
  for (const fileName of ['home', 'about'] as const)
    eachValue(jsonSchemaOf(fileSchemas[fileName]), content[fileName], ({ picture: kind }, name, path) => {
      if (kind) found.push({ fileName, path: [...path], name: String(name), ...slotsByKind[kind as PictureKind] });
    });
  return found;
}

export const pictureSlots = (contents: readonly Content[]): Map<string, Slot> =>
  new Map(contents.flatMap(pictureFields).map(({ name, slot }) => [name, slot]));

export function missingPictureIssues(content: Content, folder: string, drafts?: Drafts) {
  const isRemoved = (file: string) => drafts?.has(join(folder, file)) && !drafts.get(join(folder, file));
  const drafted = [...(drafts?.keys() ?? [])].filter((file) => dirname(file) === folder).map((file) => basename(file));
  const files = [...pictureFilesIn(folder), ...drafted].filter((file) => !isRemoved(file));
  const photographs = files.map((file) => parse(file).name);
  return pictureFields(content).flatMap(({ fileName, path, name, slot, drawingNames }) => {
    if (drawingNames.includes(name) || photographs.includes(name)) return [];
    const what = `there is no picture ${name}, neither a photograph nor a drawing`;
    const fix = `Put ${slot.label} into ${folder} as ${name}.jpg, or use one of these drawings: ${drawingNames.join(', ')}.`;
    return [{ fileName, path, what, fix }];
  });
}

export const pictureFilesIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => !file.startsWith('.') && !/\.(md|txt|yaml)$|^mark\.svg$/i.test(file))
    .sort();
