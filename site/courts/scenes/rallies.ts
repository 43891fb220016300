import { activityIds } from '../../../content/schema/activities.ts';
import { banner, courts, finale, type Point, poses, type SceneWithVisitorData } from '../courtFiles.ts';

// All times are in seconds.
const timeFromPressToHit = 0.55;
const timeBetweenHits = 0.43;
const timeFromOnlyHitToStop = 1.4;
/** A swing takes 500 ms, and its keyframes in Ring.deferred.css hit at 50%. */
const timeFromSwingToHit = 0.25;
const timeToTurnShuttle = 0.08;

const handToBallCm: Partial<Record<string, number>> = {
  'badminton-racket': 50,
  'tennis-racket': 42,
  'softball-bat': 45,
  'table-tennis-bat': 19,
};
const bodyToBallCm = 48;

/** Where the shuttle's cork points in equipment.svg's group `feathers`, in degrees clockwise from the right. */
const corkDirection = 138;

const round = (value: number) => Math.round(value * 100) / 100;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degreesTo = ([x, y]: Point, [toX, toY]: Point) => (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
const normalizeAngle = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;

const declarations = (variables: object) =>
  Object.entries(variables)
    .map(([property, value]) => `--${property}:${value}`)
    .join(';');

type Hitter = number | 'visitor';

function playerOf(hitter: Hitter, { freePlace, players }: SceneWithVisitorData) {
  const player = hitter === 'visitor' ? freePlace.visitor : players[hitter];
  if (!player) throw new Error(`A rally's hitBy contains ${hitter}, but its scene has only ${players.length} players.`);
  return player;
}

function hitPoint(hitter: Hitter, scene: SceneWithVisitorData): Point {
  const { at, turn = 0, pose = 'ready', holds = '', mirrored } = playerOf(hitter, scene);
  const [, hand = [0, 0], racketTarget = hand] = poses[pose]?.right ?? [];
  const distance = handToBallCm[holds];
  const angle = radians(degreesTo(hand, racketTarget));
  const [ahead, toRight] = distance
    ? [hand[0] + Math.cos(angle) * distance, (hand[1] + Math.sin(angle) * distance) * (mirrored ? -1 : 1)]
    : [bodyToBallCm, 0];
  const [cos, sin] = [
    Math.cos(radians(turn)) * scene.drawingUnitsPerPlayerCm,
    Math.sin(radians(turn)) * scene.drawingUnitsPerPlayerCm,
  ];
  return [at[0] + ahead * cos - toRight * sin, at[1] + ahead * sin + toRight * cos];
}

function headTurnTo(point: Point, { at, turn = 0, mirrored }: SceneWithVisitorData['players'][number]): string {
  const angle = Math.max(-70, Math.min(70, normalizeAngle(degreesTo(at, point) - turn)));
  return `${Math.round(mirrored ? -angle : angle)}deg`;
}

type Rally = {
  selector: string;
  name: string;
  scene: SceneWithVisitorData;
  /** A distance as CSS: px in SVG, and a multiple of --unit in the finale's HTML. */
  toLength?: (centimetres: number) => string;
};

function rallyCss({ selector, name, scene, toLength = (centimetres) => `${round(centimetres)}px` }: Rally): string {
  const start = scene.ballAtStart.at;
  const { hitBy, endsAt } = scene.rally;
  const isReturned = hitBy.length > 1;
  const duration = timeFromPressToHit + (isReturned ? timeBetweenHits * hitBy.length : timeFromOnlyHitToStop);
  const percent = (seconds: number) => `${round((seconds / duration) * 100)}%`;
  const hits = hitBy.map((hitter, index) => {
    return { hitter, point: hitPoint(hitter, scene), time: timeFromPressToHit + timeBetweenHits * index };
  });
  const hitsOrRest = hitBy.length === 0 ? [{ point: start, time: timeFromPressToHit }] : hits;
  const positions = [{ point: start, time: 0 }, ...hitsOrRest, { point: endsAt, time: duration }];
  const moves = positions.map(({ point: [x, y], time }) => {
    // Distances are in centimetres, because the <g> around the ball is scaled by scene.drawingUnitsPerPlayerCm.
    const [dx, dy] = [x - start[0], y - start[1]].map((units) => toLength(units / scene.drawingUnitsPerPlayerCm));
    return `${percent(time)}{translate:${dx} ${dy}}`;
  });
  // A shuttle flies cork first and turns over after each hit.
  let rotation = 0;
  const rotations = positions.slice(1).map((to, index) => {
    const from = positions[index] ?? to;
    rotation += normalizeAngle(degreesTo(from.point, to.point) - corkDirection - rotation);
    return `${percent(from.time + timeToTurnShuttle)},${percent(to.time)}{rotate:${Math.round(rotation)}deg}`;
  });
  const swings = [...Map.groupBy(hits, ({ hitter }) => hitter)].map(([hitter, playersHits]) => {
    const animations = playersHits.map(({ time }) => `rally-player-swing 500ms ${round(time - timeFromSwingToHit)}s`);
    return `${selector} .player-${hitter}{--swing-animations:${animations.join()}}`;
  });
  const everyone: Hitter[] = isReturned ? ['visitor', ...scene.players.keys()] : hitBy;
  const headTurns = everyone.map(
    (player) => `${selector} .player-${player}{--head-turn-at-end:${headTurnTo(endsAt, playerOf(player, scene))}}`,
  );
  const keyframes = `@keyframes rally-${name}{${moves.join('')}}@keyframes spin-${name}{${rotations.join('')}}`;
  const variables = {
    'rally-duration': `${round(duration)}s`,
    'lift-animation': isReturned
      ? `rally-ball-lift ${timeBetweenHits}s ${timeFromPressToHit}s ${hitBy.length}`
      : 'none',
    'ball-animation': `rally-${name} var(--rally-duration) linear forwards,var(--lift-animation)`,
    'feathers-animation': `spin-${name} var(--rally-duration) linear forwards`,
    ...(scene.players[0] && { 'head-turn-to-free-place': headTurnTo(scene.freePlace.at, scene.players[0]) }),
  };
  return `${selector}{${declarations(variables)}}${[...swings, ...headTurns].join('')}${keyframes}`;
}

/** With preserveAspectRatio xMin, `x` counts from the view's left edge and not from its middle. */
function ringCss(selector: string, { freePlace }: SceneWithVisitorData, viewBox: string, preserveAspectRatio = '') {
  const [x, y] = freePlace.at;
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
  const variables = {
    x: round(x - left - (preserveAspectRatio.startsWith('xMin') ? 0 : width / 2)),
    y: round(y - top - height / 2),
    'free-place-radius': freePlace.radius,
    'view-width': width,
    'view-height': height,
  };
  return `${selector}{${declarations(variables)}}`;
}

/** Generated CSS, because the Content-Security-Policy forbids style attributes. */
export function sceneStyles(): string {
  const courtSheetStyles = activityIds.map((activity) => {
    const [selector, scene] = [`#play-${activity}`, courts[activity]];
    return (
      ringCss(selector, scene, scene.sheetViewBox, scene.sheetPreserveAspectRatio) +
      rallyCss({ selector, name: activity, scene })
    );
  });
  const bannerStyles =
    ringCss('.banner', banner, banner.drawing.viewBox) +
    rallyCss({ selector: '.banner', name: 'banner', scene: banner });
  const toLength = (centimetres: number) => `calc(${round(centimetres * finale.drawingUnitsPerPlayerCm)}*var(--unit))`;
  const finaleRallyStyles = rallyCss({ selector: '.finale', name: 'finale', scene: finale, toLength });
  const peopleOnBench = 4; // FinaleBench.deferred.css has their x.
  const finalePeopleStyles = [...finale.players, finale.freePlace.visitor].map(({ at: [x, y], turn = 0 }, order) => {
    const exit = { 'exit-order': order, 'exit-y-offset': order % 2 ? 30 : -30 };
    const start = { 'start-angle': `${turn}deg`, y, ...(order >= peopleOnBench && { x }) };
    return `.finale-${order}{${declarations({ ...exit, ...start })}}`;
  });
  const [x, y] = finale.ballAtStart.at;
  return [
    ...courtSheetStyles,
    bannerStyles,
    finaleRallyStyles,
    ...finalePeopleStyles,
    `.finale-shuttle{--x:${x};--y:${y}}`,
  ].join('');
}
