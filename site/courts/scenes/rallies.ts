import { activityIds } from '../../../content/schema/hero.ts';
import { banner, courts, finale, type Point, poses, type SceneTable } from '../courtFiles.ts';

/** Seconds from the press to the first hit, between hits, and until a ball that nobody returns stops. */
const first = 0.55;
const each = 0.43;
const rolls = 1.4;

/**
 * In centimetres: from the hand to the point where a tool hits, or from the middle of a body to the ball without a
 * tool.
 */
const heads: Partial<Record<string, number>> = { 'badminton-racket': 50, 'tennis-racket': 42, club: 45, bat: 14 };
const reach = 48;

/** The direction of the drawn shuttle's cork, in degrees. */
const cork = 138;

const round = (value: number) => Math.round(value * 100) / 100;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const direction = ([x, y]: Point, [toX, toY]: Point) => (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
/** The same direction, between -180 and 180 degrees. */
const shortest = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;

const declared = (values: object) =>
  Object.entries(values)
    .map(([property, value]) => `--${property}:${value}`)
    .join(';');

const playerOf = (who: number | 'you', { you, players }: SceneTable) => (who === 'you' ? you.visitor : players[who]);

function pointOf(who: number | 'you', scene: SceneTable): Point {
  const { at: [x, y] = scene.you.at, turn = 0, pose = 'ready', holds = '' } = playerOf(who, scene) ?? {};
  const [, hand = [0, 0], tip = hand] = poses[pose]?.right ?? [];
  const head = heads[holds];
  const tool = radians(direction(hand, tip));
  const [ahead, aside] = head ? [hand[0] + Math.cos(tool) * head, hand[1] + Math.sin(tool) * head] : [reach, 0];
  const [cos, sin] = [Math.cos(radians(turn)) * scene.scale, Math.sin(radians(turn)) * scene.scale];
  return [x + ahead * cos - aside * sin, y + ahead * sin + aside * cos];
}

/** The turn of a head towards a point, at most 70 degrees. */
const lookAt = (point: Point, { at, turn = 0 }: SceneTable['players'][number]) =>
  `${Math.round(Math.max(-70, Math.min(70, shortest(direction(at, point) - turn))))}deg`;

type Stage = { at: string; name: string; scene: SceneTable; length?: (centimetres: number) => string };

/** The ball's path and who swings when, after the visitor has stepped into the ring. */
function rallyOf({ at, name, scene, length = (centimetres) => `${round(centimetres)}px` }: Stage): string {
  const start = scene.ball.at;
  const { by, to } = scene.rally;
  const isReturned = by.length > 1;
  const lands = first + (isReturned ? each * by.length : rolls);
  const percent = (seconds: number) => `${round((seconds / lands) * 100)}%`;
  const hits = by.map((who, nth) => ({ who, point: pointOf(who, scene), when: first + each * nth }));
  // A cue hits a resting ball.
  const path = by.length === 0 ? [{ point: start, when: first }] : hits;
  const stops = [{ point: start, when: 0 }, ...path, { point: to, when: lands }];
  const way = stops.map(({ point: [x, y], when }) => {
    const [ahead, aside] = [x - start[0], y - start[1]].map((units) => length(units / scene.scale));
    return `${percent(when)}{translate:${ahead} ${aside}}`;
  });
  // A shuttle flies cork first and turns over after each hit.
  let turned = 0;
  const turns = stops.slice(1).map((end, nth) => {
    const start = stops[nth] ?? end;
    turned += shortest(direction(start.point, end.point) - cork - turned);
    return `${percent(start.when + 0.08)},${percent(end.when)}{rotate:${Math.round(turned)}deg}`;
  });
  const swings = [...Map.groupBy(hits, ({ who }) => who)].map(([who, own]) => {
    const player = playerOf(who, scene);
    const look = player ? `;--look:${lookAt(to, player)}` : '';
    return `${at} .player-${who}{--hits:${own.map(({ when }) => `${round(when - 0.25)}s`)}${look}}`;
  });
  const keyframes = `@keyframes rally-${name}{${way.join('')}}@keyframes spin-${name}{${turns.join('')}}`;
  const values = {
    lands: `${round(lands)}s`,
    lift: isReturned ? `ring-lift ${each}s ${first}s ${by.length}` : 'none',
    rally: `rally-${name} var(--lands) linear forwards,var(--lift)`,
    spin: `spin-${name} var(--lands) linear forwards`,
    ...(scene.players[0] && { glance: lookAt(scene.you.at, scene.players[0]) }),
  };
  return `${at}{${declared(values)}}${swings.join('')}${keyframes}`;
}

function ringOf(at: string, { you }: SceneTable, view: string, fromLeft = false): string {
  const [x, y] = you.at;
  const [left = 0, top = 0, w = 0, h = 0] = view.split(' ').map(Number);
  const ring = { x: round(x - left - (fromLeft ? 0 : w / 2)), y: round(y - top - h / 2), r: you.radius, w, h };
  return `${at}{${declared(ring)}}`;
}

/** The place of each ring and its rally, as styles: the policy forbids style attributes. */
export function rallyStyles(): string {
  const rooms = activityIds.map((floor) => {
    const [at, scene] = [`#play-${floor}`, courts[floor]];
    return ringOf(at, scene, scene.view, scene.fit.startsWith('xMin')) + rallyOf({ at, name: floor, scene });
  });
  const about =
    ringOf('.banner', banner, banner.drawing.viewBox) + rallyOf({ at: '.banner', name: 'banner', scene: banner });
  const length = (centimetres: number) => `calc(${round(centimetres * finale.scale)}*var(--u))`;
  const last = rallyOf({ at: '.finale', name: 'finale', scene: finale, length });
  // They leave through the door in two rows.
  const people = [...finale.players, finale.you.visitor].map(({ at: [x, y], turn = 0 }, order) => {
    const own = { order, turn: `${turn}deg`, file: order % 2 ? 42 : -42, y, ...(order > 3 && { x }) };
    return `.finale-${order}{${declared(own)}}`;
  });
  const [x, y] = finale.ball.at;
  return [...rooms, about, last, ...people, `.finale-shuttle{--x:${x};--y:${y}}`].join('');
}
