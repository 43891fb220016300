/** [top, left] in percent of the court. On desktops a drawn phone covers the middle. Places 6 and 7 are free; "Take a place" fills 6. */
const places = [
  { normal: [27, 25], desktop: [20, 13] },
  { normal: [19, 86], desktop: [19, 55.5] },
  { normal: [62, 26], desktop: [67, 20.2] },
  { normal: [62, 83], desktop: [77, 55.5] },
  { normal: [49, 42.5], desktop: [34, 21.8] },
  { normal: [26, 71], desktop: [43, 55.5] },
  { normal: [63, 57], desktop: [57.2, 12.2] },
  { normal: [26, 43], desktop: [79, 12.8] },
] as const;

/** Split's strips from left to right show these players. In this order nobody crosses another's way on desktops. */
export const stripPlayers = [0, 4, 6, 2, 7, 1, 5, 3];

const freePlaceSelectors = new Map([
  [6, ['.evening-place', '.evening-ball']],
  [7, ['.evening-place+.evening-place']],
]);
const selectors = (index: number) => [`.player-${index}`, ...(freePlaceSelectors.get(index) ?? [])].join();

const inset = ([top, left]: readonly [number, number]) => `inset:${top}% auto auto ${left}%`;

/** `--cell` is the picture of evening.svg that shows the player. Pictures 8 to 15 show the same eight players facing up. */
export const eveningStyles = () => {
  const rules = places.map(
    ({ normal }, index) =>
      `${selectors(index)}{--cell:${index};--strip:${stripPlayers.indexOf(index)};${inset(normal)}}`,
  );
  const desktopRules = places.map(({ desktop }, index) => `.feature :is(${selectors(index)}){${inset(desktop)}}`);
  const facingUp = places.map((_, index) => `.split-price-strip .player-${index}{--cell:${index + places.length}}`);
  // (width>=64rem) is --desktop of styles/breakpoints.css.
  return `${rules.join('')}${facingUp.join('')}@media screen and (width>=64rem){${desktopRules.join('')}}`;
};
