import { floorNames } from '../../content/schema/phoneScreens.ts';

export type Floor = (typeof floorNames)[number];

const light: readonly Floor[] = ['wood', 'dirt', 'pool', 'lane', 'sand'];

export const lineColour = (floor: Floor) => (light.includes(floor) ? '--on-light-floor' : '--chalk');

/**
 * One class per floor, `on-court` to `on-felt`. Generated, because the share cards need the same table without CSS. The
 * selector needs another class in front of it.
 */
export function floorStyles(): string {
  const each = floorNames.map((floor) => `.on-${floor}{--floor:var(--${floor});--fore:var(${lineColour(floor)})}`);
  return `${each.join('')}[class*=" on-"]{background:var(--floor);color:var(--fore)}`;
}
