import { expect, test } from 'vitest';
import { contrast, minContrast } from '../../content/schema/contrast.ts';
import { floorNames } from '../../content/schema/phoneScreens.ts';
import { lineColour } from '../../site/courts/floors.ts';
import { colour } from '../../ssg/lib/tokens.ts';

const inScheme = (scheme: 'light' | 'dark') => (one: string, other: string) =>
  contrast(colour(one, scheme), colour(other, scheme));
const both = [inScheme('light'), inScheme('dark')];

// Axe cannot measure these names, because another part of their room lies over them.
test.each(floorNames)('the name of a room on %s has a contrast of 7 to 1, by day and by night', (floor) => {
  for (const between of both)
    expect(
      between(`--${floor}`, lineColour(floor)),
      'see the light floors in site/courts/floors.ts',
    ).toBeGreaterThanOrEqual(minContrast);
});

test.each(['paper', 'card', 'night', ...floorNames])(
  'one of the two colours of the focus ring stands out against %s, by day and by night',
  (floor) => {
    for (const between of both)
      expect(Math.max(between('--ink', `--${floor}`), between('--optic', `--${floor}`))).toBeGreaterThanOrEqual(3);
  },
);
