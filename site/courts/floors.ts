import { floorNames } from '../../content/schema/phoneScreens.ts';

export type Floor = (typeof floorNames)[number];

const lightFloors: readonly Floor[] = ['dirt', 'lane', 'pool', 'sand', 'wood'];

/** In dark mode all floors are dark, and --ink is light. */
export const lineColour = (floor: Floor) => (lightFloors.includes(floor) ? '--ink' : '--chalk');

/** A class such as `on-court` must not be the first of an element, because the last selector looks for the space before it. */
export function floorStyles(): string {
  const colours = floorNames.map(
    (floor) => `.on-${floor}{--floor:var(--${floor});--on-floor:var(${lineColour(floor)})}`,
  );
  return `${colours.join('')}[class*=" on-"]{background:var(--floor);color:var(--on-floor)}`;
}
