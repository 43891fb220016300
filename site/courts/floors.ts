import { floorNames } from '../../content/schema/phoneScreens.ts';

export type Floor = (typeof floorNames)[number];

const lightFloors: readonly Floor[] = ['wood', 'dirt', 'pool', 'lane', 'sand'];

/** The colour of lines and text on a floor. Share cards, which have no CSS, use it too. */
export const lineColour = (floor: Floor) => (lightFloors.includes(floor) ? '--ink' : '--chalk');

/**
 * Generates one class for each floor, `on-court` to `on-felt`. An element needs another class before it, because the last
 * selector looks for a space before `on-`.
 */
export function floorStyles(): string {
  const colours = floorNames.map(
    (floor) => `.on-${floor}{--floor:var(--${floor});--on-floor:var(${lineColour(floor)})}`,
  );
  return `${colours.join('')}[class*=" on-"]{background:var(--floor);color:var(--on-floor)}`;
}
