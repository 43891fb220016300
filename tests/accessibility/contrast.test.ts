import { expect, test } from 'vitest';
import { contrast, minContrast } from '../../content/schema/contrast.ts';
import { floorNames } from '../../content/schema/phoneScreens.ts';
import { lineColour } from '../../site/courts/floors.ts';
import { colour } from '../../ssg/lib/tokens.ts';

const contrastIn = (scheme: 'light' | 'dark', colourName: string, otherName: string) =>
  contrast(colour(colourName, scheme), colour(otherName, scheme));
const schemes = ['light', 'dark'] as const;

// Axe cannot measure these names, because another part of the room is above them. 7 to 1 is WCAG's level AAA.
test.each(floorNames)('the name of a room on the floor %s has a contrast of 7 to 1 in both schemes', (floor) => {
  for (const scheme of schemes) {
    const found = contrastIn(scheme, `--${floor}`, lineColour(floor));
    expect(found, 'see the light floors in site/courts/floors.ts').toBeGreaterThanOrEqual(minContrast);
  }
});

const backgrounds = ['paper', 'card', 'night', ...floorNames];
test.each(backgrounds)('one colour of the focus ring has a contrast of 3 to 1 on %s in both schemes', (floor) => {
  for (const scheme of schemes) {
    const contrasts = ['--ink', '--optic'].map((ring) => contrastIn(scheme, ring, `--${floor}`));
    expect(Math.max(...contrasts)).toBeGreaterThanOrEqual(3);
  }
});
