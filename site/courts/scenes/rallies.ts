import { activityIds } from '../../../content/schema/hero.ts';
import { banner, courts, finale, type Point, type SceneTable } from '../courtFiles.ts';

/** Seconds from the press to the first hit, between hits, and until a ball that nobody returns stops. */
const first = 0.55;
const each = 0.43;
const rolls = 1.4;

/** Distance in centimetres between the middle of a body and the ball that it hits. */
const reach = 48;

const round = (value: number) => Math.round(value * 100) / 100;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

function pointOf(who: number | 'you', { you, players, scale }: SceneTable): Point {
  const { at: [x, y] = you.at, turn = 0 } = (who === 'you' ? undefined : players[who]) ?? {};
  return [x + Math.cos(radians(turn)) * reach * scale, y + Math.sin(radians(turn)) * reach * scale];
}

/** The turn of a head towards a point, at most 70 degrees. */
function lookAt([toX, toY]: Point, { at: [x, y], turn = 0 }: SceneTable['players'][number]): string {
  const away = (Math.atan2(toY - y, toX - x) * 180) / Math.PI - turn;
  return `${Math.round(Math.max(-70, Math.min(70, ((((away + 180) % 360) + 360) % 360) - 180)))}deg`;
}

type Stage = { at: string; name: string; scene: SceneTable; length?: (units: number) => string };

/** The ball's path and who swings when, after the visitor has stepped into the ring. */
function rallyOf({ at, name, scene, length = (units) => `${round(units)}px` }: Stage): string {
  const start = scene.ball.at;
  const { by, to } = scene.rally;
  const lands = first + (by.length > 1 ? each * by.length : rolls);
  const percent = (seconds: number) => `${round((seconds / lands) * 100)}%`;
  const hits = by.map((who, nth) => ({ who, point: pointOf(who, scene), when: first + each * nth }));
  // A cue hits a resting ball.
  const path = by.length === 0 ? [{ point: start, when: first }] : hits;
  const steps = [...path, { point: to, when: lands }].map(({ point: [x, y], when }) => {
    const lift = by.length > 1 && when < lands ? `${percent(when + each / 2)}{scale:1.35}` : '';
    const way = `${length(x - start[0])} ${length(y - start[1])}`;
    return `${percent(when)}{translate:${way};scale:1}${lift}`;
  });
  const swings = [...Map.groupBy(hits, ({ who }) => who)].map(([who, own]) => {
    const player = who === 'you' ? undefined : scene.players[who];
    const look = player ? `;--look:${lookAt(to, player)}` : '';
    return `${at} .player-${who}{--hits:${own.map(({ when }) => `${round(when - 0.25)}s`)}${look}}`;
  });
  const glance = scene.players[0] ? `--glance:${lookAt(scene.you.at, scene.players[0])};` : '';
  const keyframes = `@keyframes rally-${name}{${steps.join('')}}`;
  return `${at}{${glance}--lands:${round(lands)}s;--rally:rally-${name} ${round(lands)}s}${swings.join('')}${keyframes}`;
}

function ringOf(at: string, { you }: SceneTable, view: string, fromLeft = false): string {
  const [x, y] = you.at;
  const [left = 0, top = 0, w = 0, h = 0] = view.split(' ').map(Number);
  const ring = { x: round(x - left - (fromLeft ? 0 : w / 2)), y: round(y - top - h / 2), r: you.radius, w, h };
  const own = Object.entries(ring).map(([property, value]) => `--${property}:${value}`);
  return `${at}{${own.join(';')}}`;
}

/** The place of each ring and its rally, as styles: the policy forbids style attributes. */
export function rallyStyles(): string {
  const rooms = activityIds.map((floor) => {
    const [at, scene] = [`#play-${floor}`, courts[floor]];
    return ringOf(at, scene, scene.view, scene.fit.startsWith('xMin')) + rallyOf({ at, name: floor, scene });
  });
  const about = ringOf('.banner', banner, banner.view) + rallyOf({ at: '.banner', name: 'banner', scene: banner });
  const length = (units: number) => `calc(${round(units)}*var(--u))`;
  const last = rallyOf({ at: '.finale', name: 'finale', scene: finale, length });
  const people = [...finale.players, finale.you.visitor].map(
    ({ at: [x, y], turn = 0 }, order) =>
      `.finale-${order}{--order:${order};--turn:${turn}deg;${order > 3 ? `--x:${x};` : ''}--y:${y}}`,
  );
  return [...rooms, about, last, ...people].join('');
}
