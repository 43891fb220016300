// biome-ignore-all lint/style/noRestrictedImports: files are read during the build only, and ssg/sitePlugin.ts puts their data into the bundle
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { type ActivityId, activityIds } from '../../content/schema/activities.ts';
import { floor } from '../../content/schema/phoneScreens.ts';

export type Point = readonly [x: number, y: number];
type Drawing = { viewBox: string; groups: Partial<Record<string, string>> };
/** `left` and `right` are the points of the arms, from the elbow on. */
type Pose = { left: Point[]; right: Point[]; feet: [x: number, y: number, rotation: number][] };

const readText = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

/** `fill="#155c3d" data-fill="--court"` becomes `fill="var(--court)"`. */
function readDrawing(file: string, requiredGroup = ''): Drawing {
  const svg = readText(file)
    .replace(/(\w+)="[^"]*" data-\1="(--[^"]+)"/g, '$1="var($2)"')
    .replace(/>\s+</g, '><');
  const [, viewBox] = /viewBox="([^"]+)"/.exec(svg) ?? [];
  // Groups inside a group must not have an id, because this pattern ends a group before the next <g id=.
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
const tokenName = z.enum([...tokens].map(([, name = '']) => name)).optional();
const point = z.tuple([z.number(), z.number()]);

const appearance = z.strictObject({
  /** Degrees clockwise; 0 faces right. */
  turn: z.number().optional(),
  /** Degrees clockwise from the body. */
  headTurn: z.number().optional(),
  pose: z.enum([...Object.keys(poses), 'crawl']).optional(),
  mirrored: z.boolean().optional(),
  shirt: tokenName,
  shorts: tokenName,
  skin: z.enum(['honey', 'teak', 'langsat', 'sawo']).optional(),
  /** The name of a head in people.svg: its hair, a cap or a scarf. */
  hair: optionalNameIn(headsAndSwimmer),
  headwearColour: tokenName,
  holds: optionalNameIn(equipment),
  instrument: optionalNameIn(equipment),
  /** The right leg hits the ball, not the right arm. */
  kicks: z.boolean().optional(),
});

export const cast = readYaml('scenes/cast.yaml', z.record(z.string(), appearance));
const player = appearance
  .extend({ person: optionalNameIn(cast), at: point })
  .transform(({ person = '', ...overrides }) => ({ ...cast[person], ...overrides }));

/** Positions are in the units of the court's drawing. */
const scene = z.strictObject({
  /** Units of the drawing per centimetre of a player. On large courts players are drawn larger than life. */
  drawingUnitsPerPlayerCm: z.number(),
  /** Where the ball lies until the rally begins. `radius` is in centimetres of a player. */
  ballAtStart: z
    .strictObject({ at: point, radius: z.number().default(13), shuttle: z.boolean().optional() })
    .optional(),
  players: z.array(player),
});

const sceneWithVisitor = scene.extend({
  ballAtStart: scene.shape.ballAtStart.unwrap(),
  freePlace: z
    .strictObject({ at: point, radius: z.number(), visitor: appearance.extend({ at: point.optional() }).default({}) })
    .transform(({ at, radius, visitor }) => ({
      at,
      radius,
      visitor: { shirt: 'accent', hair: 'cap', headwearColour: 'night', ...visitor, at: visitor.at ?? at },
    })),
  /** `hitBy` lists who hits the ball, in order: `visitor` or an index in `players`. If it is empty, CourtAnimations.deferred.css moves the players. */
  rally: z.strictObject({ hitBy: z.array(z.union([z.number(), z.literal('visitor')])), endsAt: point }),
});

const court = sceneWithVisitor.extend({
  floor,
  /** The court in home's floor plan. Lengths are in units of the drawing. */
  inFloorPlan: z.strictObject({
    gridArea: z.string(),
    /** When the visitor chooses host or coach, rooms far from the lobby change later. */
    audienceDelayMs: z.number(),
    freePlaceInRoom: point,
    /** Radius of the free place in the room divided by `ballRadius`. */
    freePlaceToBallRatio: z.number().default(2),
    ballRadius: z.number(),
    /** The flight of the ball while the room is hovered. */
    ballPath: z.string(),
  }),
  /** The part of the drawing that the sheet shows. */
  sheetViewBox: z.string(),
  sheetPreserveAspectRatio: z.string().default('xMidYMid'),
  /** A coach with pupils, for visitors who choose to coach. */
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
