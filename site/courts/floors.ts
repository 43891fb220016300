import { floorNames } from '../../content/schema/phoneScreens.ts';

export type Floor = (typeof floorNames)[number];

const lightFloors: readonly Floor[] = ['wood', 'dirt', 'pool', 'lane', 'sand'];

export const lineColour = (floor: Floor) => (lightFloors.includes(floor) ? '--on-light-floor' : '--chalk');

/**
 * Generates one class per floor, `on-court` to `on-felt`, because the share cards need the same colours without CSS. An
 * element needs another class before it: the last selector looks for ` on-`.
 */
export function floorStyles(): string {
  const colours = floorNames.map((floor) => `.on-${floor}{--floor:var(--${floor});--fore:var(${lineColour(floor)})}`);
  return `${colours.join('')}[class*=" on-"]{background:var(--floor);color:var(--fore)}`;
}
