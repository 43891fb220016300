import { expect, test } from 'vitest';
import { contrast, minContrast } from '../../content/schema/contrast.ts';
import { floorNames } from '../../content/schema/phoneScreens.ts';
import { lineColour } from '../../site/courts/floors.ts';
import { colour } from '../../ssg/lib/tokens.ts';

const inScheme = (scheme: 'light' | 'dark') => (one: string, other: string) =>
  contrast(colour(one, scheme), colour(other, scheme));
const both = [inScheme('light'), inScheme('dark')];

// Axe cannot measure the contrast of these names, because another part of the room covers them.
test.each(floorNames)('the name of a room on the floor %s has a contrast of 7 to 1 in both schemes', (floor) => {
  for (const between of both)
    expect(
      between(`--${floor}`, lineColour(floor)),
      'see the light floors in site/courts/floors.ts',
    ).toBeGreaterThanOrEqual(minContrast);
});

test.each(['paper', 'card', 'night', ...floorNames])(
  'one of the two colours of the focus ring has a contrast of 3 to 1 on %s in both schemes',
  (floor) => {
    for (const between of both)
      expect(Math.max(between('--ink', `--${floor}`), between('--optic', `--${floor}`))).toBeGreaterThanOrEqual(3);
  },
);
