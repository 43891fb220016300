import type { Content } from '../../../content/schema.ts';
import { drawnFeatures, drawnPeople, drawnProducts } from '../../../site/pictures/drawn.ts';

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
  return [
    ...Object.entries({ dashboard, events, join, membership }).map(([feature, { image }]) =>
      use('home', ['features', feature, 'image'], image, screen, drawnFeatures),
    ),
    ...home.testimonials.items.map(({ photo }, index) =>
      use('home', ['testimonials', 'items', index, 'photo'], photo, face, drawnPeople),
    ),
    ...Object.entries({ user, host }).map(([product, { image }]) =>
      use('about', ['products', product, 'image'], image, screen, drawnProducts),
    ),
    ...about.team.members.map(({ photo }, index) =>
      use('about', ['team', 'members', index, 'photo'], photo, portrait, drawnPeople),
    ),
  ];
}

function use(
  kind: PictureUse['kind'],
  path: PictureUse['path'],
  name: string,
  slot: Slot,
  drawn: readonly string[],
): PictureUse {
  return { kind, path, name, slot, drawn };
}

/** Every picture that the content names. A photograph of another name would be seen nowhere. */
export const pictureSlots = (contents: readonly Content[]): Map<string, Slot> =>
  new Map(contents.flatMap(pictureUses).map(({ name, slot }) => [name, slot]));
