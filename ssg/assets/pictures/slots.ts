import { basename, dirname, parse } from 'node:path';
import type { Content } from '../../../content/schema.ts';
import { drawnFeatures, drawnPeople, drawnProducts } from '../../../site/pictures/drawn.ts';
import type { Drafts } from '../../content/file.ts';
import { photographsIn } from './folder.ts';

/** In hundredths from the left and from the top. */
export type Focus = { x: number; y: number };

/** How a picture is used: the shape it is cut to, the widths it is offered in, and the least that stays sharp. */
export type Slot = {
  /** In the words of the person who has the photograph. */
  says: string;
  /** Width by height; a screenshot keeps the shape it has. */
  aspect?: number;
  /** What must stay in it when it is cut; without it, what draws the eye. */
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
  const { user, host } = about.products;
  const portraits = (items: { photo: string }[], kind: PictureUse['kind'], list: string[], slot: Slot) =>
    items.map(({ photo: name }, at) => ({ kind, path: [...list, at, 'photo'], name, slot, drawn: drawnPeople }));
  const screens = (
    shown: Record<string, { image: string }>,
    kind: PictureUse['kind'],
    group: string,
    drawn: readonly string[],
  ) =>
    Object.entries(shown).map(([key, { image }]) => ({
      ...{ kind, path: [group, key, 'image'], name: image, slot: screen, drawn },
    }));
  return [
    ...screens({ dashboard, events, join, membership }, 'home', 'features', drawnFeatures),
    ...portraits(home.testimonials.items, 'home', ['testimonials', 'items'], face),
    ...screens({ user, host }, 'about', 'products', drawnProducts),
    ...portraits(about.team.members, 'about', ['team', 'members'], portrait),
  ];
}

/** Every picture that the content names. A photograph of another name would be seen nowhere. */
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
