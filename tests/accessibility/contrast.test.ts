import { expect, test } from 'vitest';
import { contrast, minContrast } from '../../content/schema/contrast.ts';
import { floorNames } from '../../content/schema/phoneScreens.ts';
import { lineColour } from '../../site/courts/floors.ts';
import { colour } from '../../ssg/lib/tokens.ts';

for (const scheme of ['light', 'dark'] as const) {
  const contrastOf = (colourName: string, otherName: string) =>
    contrast(colour(colourName, scheme), colour(otherName, scheme));

  // Axe would accept 4.5 to 1.
  test.each(floorNames)(`a room’s name on the floor %s has a contrast of 7 to 1, in ${scheme}`, (floor) => {
    const found = contrastOf(`--${floor}`, lineColour(floor));
    expect(found, 'a light floor belongs in lightFloors, site/courts/floors.ts').toBeGreaterThanOrEqual(minContrast);
  });

  const floors = floorNames.map((floor) => [floor, lineColour(floor)]);
  const surfaces = [['paper', '--ink'], ['card', '--ink'], ['night', '--ink'], ...floors];
  test.each(surfaces)(
    `one of the focus outline’s two colours has contrast 3 to 1 on %s, in ${scheme}`,
    (surface, ink) => {
      const contrasts = [ink, '--accent'].map((outline) => contrastOf(String(outline), `--${surface}`));
      expect(Math.max(...contrasts)).toBeGreaterThanOrEqual(3);
    },
  );
}
