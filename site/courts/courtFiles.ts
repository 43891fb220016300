// biome-ignore-all lint/style/noRestrictedImports: read while the site is built; its bundle has them written out (ssg/sitePlugin.ts)
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { type ActivityId, activityIds } from '../../content/schema/hero.ts';
import { floor } from '../../content/schema/phoneScreens.ts';

export type Point = readonly [x: number, y: number];
type Drawing = { viewBox: string; parts: Partial<Record<string, string>> };
/** An arm is elbow and hand; a foot also has a rotation. */
type Pose = { left: Point[]; right: Point[]; feet: [x: number, y: number, twist: number][] };

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

/** The groups of an SVG file by id, as markup. `fill="#155c3d" data-fill="--court"` becomes the token. */
function drawing(file: string, needed = ''): Drawing {
  const svg = read(file)
    .replace(/(\w+)="[^"]*" data-\1="(--[^"]+)"/g, '$1="var($2)"')
    .replace(/>\s+</g, '><');
  const [, viewBox] = /viewBox="([^"]+)"/.exec(svg) ?? [];
  const groups = svg.matchAll(/<g id="([\w-]+)"[^>]*>(.*?)<\/g>(?=<g id=|<\/svg>)/gs);
  const parts = Object.fromEntries([...groups].map(([, id, inside]) => [id, inside]));
  if (!viewBox || (needed && !parts[needed]))
    throw new Error(`site/courts/${file} needs a viewBox and a group <g id="${needed}">.`);
  return { viewBox, parts };
}

function table<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const { data, error } = schema.safeParse(parse(read(file)));
  if (error) throw new Error(`site/courts/${file}\n${z.prettifyError(error)}`);
  return data;
}

export const poses: Partial<Record<string, Pose>> = parse(read('scenes/poses.yaml'));
export const tools = drawing('scenes/tools.svg').parts;
export const people = drawing('scenes/people.svg').parts;

const nameIn = (table: object) => z.enum(Object.keys(table)).optional();
const tokens = read('../styles/tokens.css').matchAll(/--([\w-]+):/g);
/** A token of tokens.css without its dashes. */
const colour = z.enum([...tokens].map(([, name = '']) => name)).optional();
const point = z.tuple([z.number(), z.number()]);

/** A person's looks and pose. */
const figure = z.strictObject({
  /** Degrees clockwise; 0 faces right. */
  turn: z.number().optional(),
  /** The direction of the head, if it differs from the shoulders'. */
  looks: z.number().optional(),
  /** Swimmers crawl, with one arm ahead or the other, and wear only a cap. */
  pose: z.enum([...Object.keys(poses), 'crawl', 'crawlOther']).optional(),
  shirt: colour,
  shorts: colour,
  skin: z.enum(['honey', 'teak', 'langsat']).optional(),
  hair: nameIn(people),
  cap: colour,
  /** What the right hand holds. */
  holds: nameIn(tools),
  /** Plays the ball with the right leg instead of the right arm. */
  kicks: z.boolean().optional(),
});

export const cast = table('scenes/cast.yaml', z.record(z.string(), figure));
const player = figure
  .extend({ is: nameIn(cast), at: point })
  .transform(({ is = '', ...own }) => ({ ...cast[is], ...own }));

/** The people on a court, in the units of its drawing. */
const group = z.strictObject({
  /** Units of the drawing per centimetre of a player. Courts are large, so players are drawn larger than life. */
  scale: z.number(),
  /** `radius`: in centimetres. `flies`: flies with the ball, such as a shuttle's feathers. */
  ball: z.strictObject({ at: point, radius: z.number().default(13), flies: nameIn(tools) }).optional(),
  players: z.array(player),
});

const scene = group.extend({
  ball: group.shape.ball.unwrap(),
  /** The free place and the visitor's pose on it. The visitor has a cap and the ball's colour. */
  you: z
    .strictObject({ at: point, radius: z.number(), as: figure.extend({ at: point.optional() }).default({}) })
    .transform(({ at, radius, as }) => ({
      at,
      radius,
      visitor: { shirt: 'optic', hair: 'cap', cap: 'night', ...as, at: as.at ?? at },
    })),
  /** Who hits the ball in turn after the visitor has stepped in, and where the ball ends. */
  rally: z.strictObject({ by: z.array(z.union([z.number(), z.literal('you')])), to: point }),
});

const court = scene.extend({
  floor,
  /**
   * `room`: the letter in home/FloorPlan.css. `far`: how many rooms are between this one and the lobby. `radius` and path of
   * the ball; the free place is `size` times as large.
   */
  plan: z.strictObject({
    room: z.string(),
    far: z.number(),
    free: point,
    size: z.number().default(2),
    radius: z.number(),
    ball: z.string(),
  }),
  /**
   * viewBox in the sheet, from line to line, because the page is the run-off. The pool shows its starting end, tables also
   * the room around them; lanes and track are too long and run off the window's edge, so they have another `fit`.
   */
  view: z.string(),
  fit: z.string().default('xMidYMid'),
  lesson: group.optional(),
});

export type Figure = z.output<typeof figure>;
export type Group = z.output<typeof group>;
export type SceneTable = z.output<typeof scene>;

const ofEach = <Value>(make: (court: ActivityId) => Value) =>
  Object.fromEntries(activityIds.map((id) => [id, make(id)])) as Record<ActivityId, Value>;

export const courts = ofEach((id) => ({ ...table(`${id}.yaml`, court), drawing: drawing(`${id}.svg`, 'lines') }));
export const banner = { ...table('scenes/banner.yaml', scene), drawing: drawing('scenes/banner.svg', 'lines') };
export const finale = table('scenes/finale.yaml', scene);
