import type { ActivityId } from '../../content/schema/hero.ts';

/**
 * viewBox of each court in its sheet: from line to line, because the page itself is the run-off. A pool shows its starting
 * end, a table also the room around it; lanes and track are too long and run off the window's edge.
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
