import type { ActivityId } from '../../../content/schema/hero.ts';

/**
 * The part of a court's drawing that its sheet shows: from line to line, as the run-off there is the page, and the side of a pool from which one starts; with the room
 * around a table; and a stretch of what is too long, which then runs off the window's edge.
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

/** Those that run off the edge, and from where. */
export const runsOff: Partial<Record<ActivityId, string>> = { bowling: 'xMinYMid slice', running: 'xMidYMid slice' };
