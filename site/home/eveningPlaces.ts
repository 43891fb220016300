/**
 * Where the evening's players stand, in percent of the court from its top and left: with the whole court in view, and on
 * a wide screen, where a phone covers its middle. The last two places are free, the first of them for the seventh.
 */
const places = [
  { whole: [27, 25], wide: [21.5, 11.5] },
  { whole: [25, 84], wide: [26, 54.8] },
  { whole: [66, 20], wide: [70, 21] },
  { whole: [65, 83], wide: [71.5, 54.8] },
  { whole: [55, 41], wide: [35.5, 20.6] },
  { whole: [29, 70], wide: [49, 54.6] },
  { whole: [69, 58], wide: [58, 13.5] },
  { whole: [21, 43], wide: [78.2, 12.4] },
] as const;

const selectors = (cell: number) =>
  `.player-${cell}${[',.evening-place,.evening-serve', ',.evening-place+.evening-place'][cell - 6] ?? ''}`;

const inset = ([top, left]: readonly [number, number]) => `inset:${top}% auto auto ${left}%`;

export const eveningStyles = () => {
  const rules = places.map(({ whole }, cell) => `${selectors(cell)}{--cell:${cell};${inset(whole)}}`);
  const wideRules = places.map(({ wide }, cell) => `${selectors(cell)}{${inset(wide)}}`);
  const facingUp = places.map((_, cell) => `.split-strip .player-${cell}{--cell:${cell + places.length}}`);
  return `${rules.join('')}${facingUp.join('')}@media (width>=64rem){${wideRules.join('')}}`;
};
