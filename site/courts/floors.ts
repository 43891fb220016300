import { floorNames } from '../../content/schema/phoneScreens.ts';

export type Floor = (typeof floorNames)[number];

const lightFloors: readonly Floor[] = ['dirt', 'lane', 'sand'];
const floorsDarkAtNight: readonly Floor[] = ['wood', 'pool'];

export function lineColour(floor: Floor) {
  if (lightFloors.includes(floor)) return '--on-accent';
  return floorsDarkAtNight.includes(floor) ? '--ink' : '--chalk';
}

/** An element needs another class before a class such as `on-court`, because the last selector looks for a space. */
export function floorStyles(): string {
  const colours = floorNames.map(
    (floor) => `.on-${floor}{--floor:var(--${floor});--on-floor:var(${lineColour(floor)})}`,
  );
  return `${colours.join('')}[class*=" on-"]{background:var(--floor);color:var(--on-floor)}`;
}
