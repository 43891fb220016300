/** Where the evening's players stand, in percent of the court from its top and left. The seventh has the free place. */
const places = [
  [27, 25],
  [25, 84],
  [74, 20],
  [73, 83],
  [55, 41],
  [34, 64],
  [75, 58],
];

export const eveningStyles = () =>
  places
    .map(([top, left], cell) => {
      const who = cell === 6 ? '.evening-place,.evening-serve,.player-6' : `.player-${cell}`;
      return `${who}{--cell:${cell};inset:${top}% auto auto ${left}%}`;
    })
    .concat('.player-7{--cell:7}')
    .join('');
