// biome-ignore-all lint/style/noRestrictedImports: files are read during the build only, and ssg/sitePlugin.ts puts their data into the bundle
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { type ActivityId, activityIds } from '../../content/schema/activities.ts';
import { floor } from '../../content/schema/phoneScreens.ts';

export type Point = readonly [x: number, y: number];
/** An SVG file. `groups`: the markup inside each top-level <g>, by its id. */
type Drawing = { viewBox: string; groups: Partial<Record<string, string>> };
/** A pose of scenes/poses.yaml: the points of the left and the right arm, from the elbow on, and the feet. */
type Pose = { left: Point[]; right: Point[]; feet: [x: number, y: number, rotation: number][] };

const readText = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

/** Reads an SVG file and its top-level groups. `fill="#155c3d" data-fill="--court"` becomes `fill="var(--court)"`. */
function readDrawing(file: string, requiredGroup = ''): Drawing {
  const svg = readText(file)
    .replace(/(\w+)="[^"]*" data-\1="(--[^"]+)"/g, '$1="var($2)"')
    .replace(/>\s+</g, '><');
  const [, viewBox] = /viewBox="([^"]+)"/.exec(svg) ?? [];
  // A group ends before the next <g id= or the end of the file, so groups inside it must not have an id.
  const matches = svg.matchAll(/<g id="([\w-]+)"[^>]*>(.*?)<\/g>(?=<g id=|<\/svg>)/gs);
  const groups = Object.fromEntries([...matches].map(([, id, inside]) => [id, inside]));
  if (!viewBox || (requiredGroup && !groups[requiredGroup]))
    throw new Error(`site/courts/${file} needs a viewBox and a group <g id="${requiredGroup}">.`);
  return { viewBox, groups };
}

function readYaml<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const { data, error } = schema.safeParse(parse(readText(file)));
  if (error) throw new Error(`site/courts/${file}\n${z.prettifyError(error)}`);
  return data;
}

export const poses: Partial<Record<string, Pose>> = parse(readText('scenes/poses.yaml'));
export const equipment = readDrawing('scenes/equipment.svg').groups;
export const headsAndSwimmer = readDrawing('scenes/people.svg').groups;

const optionalNameIn = (record: object) => z.enum(Object.keys(record)).optional();
const tokens = readText('../styles/tokens.css').matchAll(/--([\w-]+):/g);
/** The name of a token in tokens.css without `--`. */
const colour = z.enum([...tokens].map(([, name = '']) => name)).optional();
const point = z.tuple([z.number(), z.number()]);

const appearance = z.strictObject({
  /** Degrees clockwise; 0 faces right. */
  turn: z.number().optional(),
  /** Degrees between the directions of shoulders and head. */
  headTurn: z.number().optional(),
  /** `crawl` is the drawing of a swimmer with the left arm in front. */
  pose: z.enum([...Object.keys(poses), 'crawl']).optional(),
  /** Swaps left and right: a mirrored player is left-handed. */
  mirrored: z.boolean().optional(),
  shirt: colour,
  shorts: colour,
  skin: z.enum(['honey', 'teak', 'langsat', 'sawo']).optional(),
  /** The name of a head in people.svg: its hair, a cap or a scarf. */
  hair: optionalNameIn(headsAndSwimmer),
  /** The colour of the cap or scarf, and of a swimmer's cap and swimwear. */
  headwearColour: colour,
  /** A racket, bat or the like of equipment.svg, in the right hand. */
  holds: optionalNameIn(equipment),
  /** A guitar of equipment.svg, drawn under arms and head. */
  instrument: optionalNameIn(equipment),
  /** The player hits the ball with the right leg instead of the right arm. */
  kicks: z.boolean().optional(),
});

export const cast = readYaml('scenes/cast.yaml', z.record(z.string(), appearance));
/** `person` takes the appearance from cast.yaml; other fields override it. */
const player = appearance
  .extend({ person: optionalNameIn(cast), at: point })
  .transform(({ person = '', ...overrides }) => ({ ...cast[person], ...overrides }));

/** Players and ball. Positions are in the units of the court's drawing. */
const scene = z.strictObject({
  /** Units of the drawing per centimetre of a player. On large courts players are drawn larger than life. */
  unitsPerCm: z.number(),
  /** `radius` is in centimetres; 13 is a little more than a football's. `shuttle` adds feathers. */
  ball: z.strictObject({ at: point, radius: z.number().default(13), shuttle: z.boolean().optional() }).optional(),
  players: z.array(player),
});

const sceneWithVisitor = scene.extend({
  ball: scene.shape.ball.unwrap(), // Required, not optional.
  /** The visitor stands at `visitor.at`, or else in the middle of the free place. */
  freePlace: z
    .strictObject({ at: point, radius: z.number(), visitor: appearance.extend({ at: point.optional() }).default({}) })
    .transform(({ at, radius, visitor }) => ({
      at,
      radius,
      visitor: { shirt: 'accent', hair: 'cap', headwearColour: 'night', ...visitor, at: visitor.at ?? at },
    })),
  /**
   * After the place is taken: who hits the ball, in this order, and where the ball stops. In `hitBy`, 0 means the first entry
   * of `players`. If `hitBy` is empty, CourtAnimations.deferred.css moves players.
   */
  rally: z.strictObject({ hitBy: z.array(z.union([z.number(), z.literal('visitor')])), endsAt: point }),
});

const court = sceneWithVisitor.extend({
  floor,
  /** The court's room in home's floor plan. */
  plan: z.strictObject({
    /** Letter of the grid area in home/FloorPlan.css. */
    gridArea: z.string(),
    /** How far the room is from the lobby, 0 to 8: far rooms change colour later (home/Audience.deferred.css). */
    lobbyDistance: z.number(),
    /** The middle of the free place in the room. In the sheet it is at `freePlace` of the court. */
    freePlaceInRoom: point,
    /** Radius of the free place in the room, as a multiple of `ballRadius`. */
    freeScale: z.number().default(2),
    ballRadius: z.number(),
    /** SVG path of the ball while the room is hovered. */
    ballPath: z.string(),
  }),
  /** viewBox of the court in its sheet: usually the area inside the lines, for tables also the floor around them. */
  sheetView: z.string(),
  /** preserveAspectRatio of the court in its sheet. A bowling lane and the track are too long to fit and are cropped. */
  sheetFit: z.string().default('xMidYMid'),
  /** A coach with pupils, shown in the room to visitors who choose to coach in home's hero. */
  lesson: scene.optional(),
});

export type Appearance = z.output<typeof appearance>;
export type SceneData = z.output<typeof scene> & { drawing?: Drawing };
export type SceneWithVisitorData = z.output<typeof sceneWithVisitor> & { drawing?: Drawing };

const readCourt = (activity: ActivityId) => ({
  ...readYaml(`${activity}.yaml`, court),
  drawing: readDrawing(`${activity}.svg`, 'lines'),
});

export const courts = Object.fromEntries(activityIds.map((activity) => [activity, readCourt(activity)])) as Record<
  ActivityId,
  ReturnType<typeof readCourt>
>;
export const banner = {
  ...readYaml('scenes/banner.yaml', sceneWithVisitor),
  drawing: readDrawing('scenes/banner.svg', 'lines'),
};
export const finale = readYaml('scenes/finale.yaml', sceneWithVisitor);
