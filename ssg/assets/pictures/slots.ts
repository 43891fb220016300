import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, parse } from 'node:path';
import type { Content } from '../../../content/schema.ts';
import { drawnFeatures, drawnPeople, drawnProducts } from '../../../site/pictures/drawn.ts';
import type { Drafts } from '../../content/file.ts';

export type Focus = { x: number; y: number };

/** How a picture is used: the shape it is cut to, the widths it is offered in, and the least that stays sharp. */
export type Slot = {
  says: string;
  /** Width by height; a screenshot keeps the shape it has. */
  aspect?: number;
  focus?: Focus;
  widths: readonly number[];
  least: { width: number; height: number };
};

const screen: Slot = {
  says: 'a screenshot of the app',
  widths: [400, 640, 800, 1080, 1600],
  least: { width: 640, height: 600 },
};
const portrait: Slot = {
  says: 'a team portrait',
  aspect: 4 / 5,
  widths: [320, 480, 640, 960],
  least: { width: 640, height: 800 },
};
const face: Slot = {
  says: 'the face beside a testimonial',
  aspect: 1,
  widths: [80, 160, 240],
  least: { width: 240, height: 240 },
};

/** A field that names a picture: where it stands, how it is shown, and which drawings could stand there. */
export type PictureUse = {
  kind: 'home' | 'about';
  path: (string | number)[];
  name: string;
  slot: Slot;
  drawn: readonly string[];
};

export function pictureUses({ home, about }: Content): PictureUse[] {
  const { dashboard, events, join, membership } = home.features;
  const people = { kind: 'home', slot: face, drawn: drawnPeople } as const;
  const team = { kind: 'about', slot: portrait, drawn: drawnPeople } as const;
  const features = { kind: 'home', slot: screen, drawn: drawnFeatures } as const;
  const products = { kind: 'about', slot: screen, drawn: drawnProducts } as const;
  const { user, host } = about.products;
  return [
    ...Object.entries({ dashboard, events, join, membership }).map(([key, { image: name }]) => ({
      ...{ ...features, path: ['features', key, 'image'], name },
    })),
    ...home.testimonials.items.map(({ photo: name }, at) => ({
      ...{ ...people, path: ['testimonials', 'items', at, 'photo'], name },
    })),
    ...Object.entries({ user, host }).map(([key, { image: name }]) => ({
      ...{ ...products, path: ['products', key, 'image'], name },
    })),
    ...about.team.members.map(({ photo: name }, at) => ({ ...team, path: ['team', 'members', at, 'photo'], name })),
  ];
}

export const pictureSlots = (contents: readonly Content[]): Map<string, Slot> =>
  new Map(contents.flatMap(pictureUses).map(({ name, slot }) => [name, slot]));

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

/** Hidden files (.gitkeep, .DS_Store) and notes beside the photographs are none, nor are focus.yaml and the brand's mark. */
export const photographsIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => !file.startsWith('.') && !/\.(md|txt|yaml)$|^mark\.svg$/i.test(file))
    .sort();
