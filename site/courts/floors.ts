import type { ActivityId } from '../../content/schema/hero.ts';
import { floorNames } from '../../content/schema/phoneScreens.ts';

type Floor = (typeof floorNames)[number];

/** The floor of each room: a colour of styles/tokens.css. */
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

/** Floors on which text and lines are dark. */
const light: readonly Floor[] = ['wood', 'dirt', 'pool', 'lane', 'sand'];

export const lineColour = (floor: Floor) => (light.includes(floor) ? '--on-light-floor' : '--chalk');

/**
 * One class per floor, `on-court` to `on-felt`, never the first of an element. Generated, because the share cards need the
 * same table without CSS.
 */
export function floorStyles(): string {
  const each = floorNames.map((floor) => `.on-${floor}{--floor:var(--${floor});--fore:var(${lineColour(floor)})}`);
  return `${each.join('')}[class*=" on-"]{background:var(--floor);color:var(--fore)}`;
}
