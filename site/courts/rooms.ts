import type { ActivityId } from '../../content/schema/hero.ts';
import type { Floor } from './floors.ts';

/** A colour of styles/tokens.css for each room. */
export const floors: Record<ActivityId, Floor> = {
  badminton: 'court',
  futsal: 'pitch',
  basketball: 'wood',
  band: 'plum',
  softball: 'dirt',
  swimming: 'pool',
  tennis: 'clay',
  bowling: 'lane',
  running: 'track',
  volleyball: 'sand',
  'table-tennis': 'navy',
  billiards: 'felt',
};

/** In the units of each court's drawing: the ball's radius and way, and where the free place is, which is a ball so many times as large. */
type InPlan = { room: string; free: string; size?: number; radius: number; ball: string; far: number };

/** `room`: the letter in home/FloorPlan.css. `far`: how many rooms are between this one and the lobby. */
export const plan: Record<ActivityId, InPlan> = {
  badminton: { room: 'b', free: '330px,495px', size: 3.36, radius: 22, ball: 'M330 250Q730 60 1130 480', far: 0 },
  tennis: { room: 't', free: '450px,860px', radius: 36, ball: 'M450 400Q1308 560 2170 900', far: 6 },
  futsal: { room: 'f', free: '56px,116px', size: 1.8, radius: 6, ball: 'M216 116Q310 60 412 118', far: 4 },
  basketball: { room: 'k', free: '114px,126px', radius: 5, ball: 'M152 87Q210 20 276 87', far: 2 },
  volleyball: { room: 'v', free: '52px,56px', radius: 4, ball: 'M45 30Q102 90 165 60', far: 4 },
  'table-tennis': { room: 'p', free: '76px,60px', size: 1.5, radius: 9, ball: 'M40 60Q152 80 264 130', far: 4 },
  swimming: { room: 's', free: '150px,182.5px', size: 1.5, radius: 9, ball: 'M40 107H508', far: 2 },
  bowling: { room: 'w', free: '1200px,396px', size: 1.2, radius: 38, ball: 'M60 396H1960', far: 2 },
  billiards: { room: 'i', free: '125px,75px', radius: 7, ball: 'M75 75H196', far: 6 },
  band: { room: 'm', free: '152px,186px', size: 1.7, radius: 6, ball: 'M150 58Q176 56 182 88', far: 8 },
  running: {
    room: 'r',
    free: '600px,926px',
    size: 1.7,
    radius: 30,
    ball: 'M1347 917a414 414 0 0 0 0-828H503a414 414 0 0 0 0 828z',
    far: 6,
  },
  softball: { room: 'o', free: '350px,330px', radius: 20, ball: 'M500 700l129-129-129-130-129 130z', far: 8 },
};

/**
 * viewBox of each court in its sheet, from line to line, because the page is the run-off. The pool shows its starting
 * end, tables also the room around them; lanes and track are too long and run off the window's edge.
 */
export const views: Record<ActivityId, string> = {
  badminton: '60 60 1340 610',
  futsal: '16 16 400 200',
  basketball: '12 12 280 150',
  band: '0 0 240 280',
  softball: '215 260 570 500',
  swimming: '-34 20 558 250',
  tennis: '120 110 2377 1097',
  bowling: '-430 30 2490 580',
  running: '620 860 600 114',
  volleyball: '12 10 180 90',
  'table-tennis': '-190 -62 684 294',
  billiards: '-130 -30 530 214',
};

/** preserveAspectRatio of the courts that run off the window's edge. */
export const runsOff: Partial<Record<ActivityId, string>> = { bowling: 'xMinYMid slice', running: 'xMidYMid slice' };

export const frameOf = (floor: ActivityId) => ({
  viewBox: views[floor],
  preserveAspectRatio: runsOff[floor] ?? 'xMidYMid',
});

export function planStyles(): string {
  const rooms = Object.entries(plan).map(
    ([floor, { free, size = 2, ball, far }]) =>
      `.court-${floor}{--free:${free};--free-size:${size};--ball-way:path("${ball}")}.floor-plan-${floor}{--far:${far}}`,
  );
  return rooms.join('');
}

/** Inlined in the page, so that nothing moves when the deferred styles arrive. */
export const roomStyles = () =>
  Object.entries(plan)
    .map(([floor, { room }]) => `.floor-plan-${floor}{grid-area:${room}}`)
    .join('');
