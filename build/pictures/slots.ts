import type { Content } from '../../content/schema.ts';

/** How a picture is used: the shape it is cut to, the widths it is offered in, and the least that stays sharp. */
export type Slot = {
  /** In the words of the person who has the photograph. */
  says: string;
  /** Width by height; a screenshot keeps the shape it has. */
  aspect?: number;
  widths: readonly number[];
  least: { width: number; height: number };
};

const screen: Slot = {
  says: 'a screenshot of the app',
  widths: [400, 640, 800, 1080, 1600],
  least: { width: 800, height: 600 },
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

/** Every picture that the content names. A photograph of another name would be seen nowhere. */
export function pictureSlots(contents: readonly Content[]): Map<string, Slot> {
  const slots = new Map<string, Slot>();
  for (const { home, about } of contents) {
    const { dashboard, events, join, membership } = home.features;
    for (const { image } of [dashboard, events, join, membership]) slots.set(image, screen);
    for (const { image } of [about.products.user, about.products.host]) slots.set(image, screen);
    for (const { photo } of about.team.members) slots.set(photo, portrait);
    for (const { photo } of home.testimonials.items) slots.set(photo, face);
  }
  return slots;
}
