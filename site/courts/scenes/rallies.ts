import { activityIds } from '../../../content/schema/hero.ts';
import { banner, courts, finale, type Point, poses, type SceneWithVisitorData } from '../courtFiles.ts';

// In seconds: from the press, between hits, and from the first hit where nobody returns the ball.
const timeToFirstHit = 0.55;
const timeBetweenHits = 0.43;
const timeToStop = 1.4;
/** From the start of a swing (Ring.deferred.css) to the hit. */
const timeToHit = 0.25;
const timeToTurnShuttle = 0.08;

/** In centimetres, from the hand to the point where the tool meets the ball. */
const hitDistances: Partial<Record<string, number>> = {
  'badminton-racket': 50,
  'tennis-racket': 42,
  'softball-bat': 45,
  'table-tennis-bat': 14,
};
/** In centimetres, from the middle of the body to the ball, where the player has no tool. */
const bodyHitDistance = 48;

/** The direction of the cork in the drawing of the shuttle, in degrees. */
const corkDirection = 138;

const round = (value: number) => Math.round(value * 100) / 100;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const direction = ([x, y]: Point, [toX, toY]: Point) => (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
/** The same angle, between -180 and 180 degrees. */
const normalised = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;

const declarations = (variables: object) =>
  Object.entries(variables)
    .map(([property, value]) => `--${property}:${value}`)
    .join(';');

/** A number is an index in `players`. */
type Hitter = number | 'visitor';

const playerOf = (hitter: Hitter, { freePlace, players }: SceneWithVisitorData) =>
  hitter === 'visitor' ? freePlace.visitor : players[hitter];

function hitPoint(hitter: Hitter, scene: SceneWithVisitorData): Point {
  const { at: [x, y] = scene.freePlace.at, turn = 0, pose = 'ready', holds = '' } = playerOf(hitter, scene) ?? {};
  const [, hand = [0, 0], tip = hand] = poses[pose]?.right ?? [];
  const distance = hitDistances[holds];
  const angle = radians(direction(hand, tip));
  // From the player's own view: how far in front of the body, and how far to its right.
  const [ahead, right] = distance
    ? [hand[0] + Math.cos(angle) * distance, hand[1] + Math.sin(angle) * distance]
    : [bodyHitDistance, 0];
  const [cos, sin] = [Math.cos(radians(turn)) * scene.scale, Math.sin(radians(turn)) * scene.scale];
  return [x + ahead * cos - right * sin, y + ahead * sin + right * cos];
}

/** Rotation of a head that looks at a point, at most 70 degrees. */
const lookAt = (point: Point, { at, turn = 0 }: SceneWithVisitorData['players'][number]) =>
  `${Math.round(Math.max(-70, Math.min(70, normalised(direction(at, point) - turn))))}deg`;

type Rally = {
  selector: string;
  name: string;
  scene: SceneWithVisitorData;
  toLength?: (centimetres: number) => string;
};

/** Styles for the ball's path and the players' swings, from the press on the ring. */
function rallyOf({ selector, name, scene, toLength = (centimetres) => `${round(centimetres)}px` }: Rally): string {
  const start = scene.ball.at;
  const { hitBy, endsAt } = scene.rally;
  const isReturned = hitBy.length > 1;
  const duration = timeToFirstHit + (isReturned ? timeBetweenHits * hitBy.length : timeToStop);
  const percent = (seconds: number) => `${round((seconds / duration) * 100)}%`;
  const hits = hitBy.map((hitter, index) => {
    return { hitter, point: hitPoint(hitter, scene), time: timeToFirstHit + timeBetweenHits * index };
  });
  // In billiards the ball rests until the cue hits it.
  const path = hitBy.length === 0 ? [{ point: start, time: timeToFirstHit }] : hits;
  const positions = [{ point: start, time: 0 }, ...path, { point: endsAt, time: duration }];
  const moves = positions.map(({ point: [x, y], time }) => {
    const [dx, dy] = [x - start[0], y - start[1]].map((units) => toLength(units / scene.scale));
    return `${percent(time)}{translate:${dx} ${dy}}`;
  });
  // A shuttle flies cork first and turns over after each hit.
  let rotation = 0;
  const turns = positions.slice(1).map((to, index) => {
    const from = positions[index] ?? to;
    rotation += normalised(direction(from.point, to.point) - corkDirection - rotation);
    return `${percent(from.time + timeToTurnShuttle)},${percent(to.time)}{rotate:${Math.round(rotation)}deg}`;
  });
  const swings = [...Map.groupBy(hits, ({ hitter }) => hitter)].map(([hitter, ownHits]) => {
    const player = playerOf(hitter, scene);
    const look = player ? `;--look:${lookAt(endsAt, player)}` : '';
    return `${selector} .player-${hitter}{--swings:${ownHits.map(({ time }) => `${round(time - timeToHit)}s`)}${look}}`;
  });
  const keyframes = `@keyframes rally-${name}{${moves.join('')}}@keyframes spin-${name}{${turns.join('')}}`;
  const variables = {
    duration: `${round(duration)}s`,
    lift: isReturned ? `ring-lift ${timeBetweenHits}s ${timeToFirstHit}s ${hitBy.length}` : 'none',
    rally: `rally-${name} var(--duration) linear forwards,var(--lift)`,
    spin: `spin-${name} var(--duration) linear forwards`,
    ...(scene.players[0] && { glance: lookAt(scene.freePlace.at, scene.players[0]) }),
  };
  return `${selector}{${declarations(variables)}}${swings.join('')}${keyframes}`;
}

function ringOf(selector: string, { freePlace }: SceneWithVisitorData, viewBox: string, isLeftAligned = false): string {
  const [x, y] = freePlace.at;
  const [left = 0, top = 0, w = 0, h = 0] = viewBox.split(' ').map(Number);
  const ring = {
    x: round(x - left - (isLeftAligned ? 0 : w / 2)),
    y: round(y - top - h / 2),
    r: freePlace.radius,
    w,
    h,
  };
  return `${selector}{${declarations(ring)}}`;
}

/** The position and rally of each ring. They are not style attributes, because the Content-Security-Policy forbids those. */
export function rallyStyles(): string {
  const rooms = activityIds.map((id) => {
    const [selector, scene] = [`#play-${id}`, courts[id]];
    return ringOf(selector, scene, scene.view, scene.fit.startsWith('xMin')) + rallyOf({ selector, name: id, scene });
  });
  const about =
    ringOf('.banner', banner, banner.drawing.viewBox) + rallyOf({ selector: '.banner', name: 'banner', scene: banner });
  const toLength = (centimetres: number) => `calc(${round(centimetres * finale.scale)}*var(--u))`;
  const finaleRally = rallyOf({ selector: '.finale', name: 'finale', scene: finale, toLength });
  // People leave through the door in two rows, 42 units to each side of its middle. Only the first four sit on the
  // bench, whose x is in FinaleBench.deferred.css.
  const people = [...finale.players, finale.freePlace.visitor].map(({ at: [x, y], turn = 0 }, order) => {
    const own = { order, turn: `${turn}deg`, row: order % 2 ? 42 : -42, y, ...(order > 3 && { x }) };
    return `.finale-${order}{${declarations(own)}}`;
  });
  const [x, y] = finale.ball.at;
  return [...rooms, about, finaleRally, ...people, `.finale-shuttle{--x:${x};--y:${y}}`].join('');
}
