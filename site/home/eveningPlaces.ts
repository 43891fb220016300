/**
 * The top and left of each player in percent of the court: where all of it is visible, and on desktops, where a phone
 * covers its middle. The last two places are free. Player 6 takes the first of them.
 */
const places = [
  { normal: [27, 25], desktop: [17, 11.5] },
  { normal: [25, 84], desktop: [26, 54.8] },
  { normal: [66, 20], desktop: [70, 21] },
  { normal: [65, 83], desktop: [71.5, 54.8] },
  { normal: [55, 41], desktop: [34, 20.6] },
  { normal: [29, 70], desktop: [49, 54.6] },
  { normal: [66, 57], desktop: [57, 13.5] },
  { normal: [21, 43], desktop: [79, 12.4] },
] as const;

/** Elements at a player's position: the two free places, the second for player 7, and the ball (EveningCourt.tsx). */
const otherSelectors = new Map([
  [6, ',.evening-place,.evening-ball'],
  [7, ',.evening-place+.evening-place'],
]);
const selectors = (cell: number) => `.player-${cell}${otherSelectors.get(cell) ?? ''}`;

const inset = ([top, left]: readonly [number, number]) => `inset:${top}% auto auto ${left}%`;

export const eveningStyles = () => {
  const rules = places.map(({ normal }, cell) => `${selectors(cell)}{--cell:${cell};${inset(normal)}}`);
  const desktopRules = places.map(({ desktop }, cell) => `${selectors(cell)}{${inset(desktop)}}`);
  // The second half of the cells in evening.svg (eveningPlayers.tsx).
  const facingUp = places.map((_, cell) => `.split-price-strip .player-${cell}{--cell:${cell + places.length}}`);
  // (width>=64rem) is --desktop of styles/breakpoints.css.
  return `${rules.join('')}${facingUp.join('')}@media (width>=64rem){${desktopRules.join('')}}`;
};
